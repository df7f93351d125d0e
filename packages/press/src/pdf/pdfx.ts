import { type Color, type Document, type Node, parseColor, SceneError } from '@platelayer/scene';
import { escapeXml } from '../svg/xml.ts';
import { type PdfColor, pdfColor } from './color.ts';
import { hashBytes } from './hash.ts';
import { labToCmyk, limitInk, outputFault, rgbToLab } from './icc.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, num, type Ref, textString } from './syntax.ts';

/** What a document that is prepared for PDF/X-4 needs beyond its pages (86.6.3). */
export interface PdfX {
  /** ICC profile of the printing condition, for CMYK. */
  readonly output: Uint8Array;
  /** Its name, such as `FOGRA39`. */
  readonly condition: string;
  /** ICC profile that the colours of the drawings are meant in. */
  readonly srgb: Uint8Array;
  /** When it was made: files of this kind must tell. */
  readonly date: Date;
  /** Flat colours become CMYK with at most so much ink, as a sum: 2.4 is 240 %. They stay RGB where absent. */
  readonly inkLimit?: number;
}

/** How colours are written, and what resources and groups say of them. */
export interface Ink {
  color(color: Color): PdfColor;
  /** What plain RGB means in a page or a form; the device's own where absent. */
  readonly defaultRgb?: string;
  /** Colours that groups mix in. */
  readonly groupSpace: string;
}

export const plainInk: Ink = { color: pdfColor, groupSpace: '/DeviceRGB' };

/** Refuses what the profile cannot do, and prepares colours. */
export const inkFor = ({ output, srgb, inkLimit }: PdfX, store: ObjectStore): Ink => {
  const fault = outputFault(output);
  if (fault) throw new SceneError(fault);
  const rgb = array(['/ICCBased', store.addStream({ N: 3, Alternate: '/DeviceRGB' }, srgb)]);
  if (inkLimit === undefined) return { color: pdfColor, defaultRgb: rgb, groupSpace: rgb };
  const convert = labToCmyk(output);
  if (!convert) throw new SceneError('The ICC profile has no table for colours of the screen.');
  const known = new Map<Color, PdfColor>();
  const color = (name: Color): PdfColor => {
    const found = known.get(name);
    if (found) return found;
    const { r, g, b } = parseColor(name)!;
    const plain = pdfColor(name);
    // Greys are printed with black alone, whatever the profile would mix.
    const isGrey = r === g && g === b;
    const inks = isGrey
      ? ''
      : limitInk(convert(rgbToLab({ r, g, b })), inkLimit)
          .map((ink) => num(ink))
          .join(' ');
    const made = isGrey ? plain : { fill: `${inks} k`, stroke: `${inks} K`, alpha: plain.alpha };
    known.set(name, made);
    return made;
  };
  return { color, defaultRgb: rgb, groupSpace: '/DeviceCMYK' };
};

/** Pictures and soft masks cannot be held to a limit of ink: a document with one is refused, by the page (86.9). */
export const refusePictures = ({ pages }: Document): void => {
  const seen = new Set<object>();
  const holds = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => {
      if (node.kind === 'image') return true;
      if (node.kind === 'group') return holds(node.children);
      if (node.kind === 'use') {
        if (seen.has(node.symbol)) return false;
        seen.add(node.symbol);
        return holds(node.symbol.children);
      }
      const fill = 'fill' in node ? node.fill : undefined;
      if (typeof fill !== 'object' || fill.kind === 'stripes') return false;
      const [first, ...rest] = fill.stops.map((stop) => parseColor(stop.color)?.a);
      return rest.some((opacity) => opacity !== first);
    });
  for (const { title, children } of pages)
    if (holds(children))
      throw new SceneError(
        `"${title ?? 'A page'}" has a picture or a soft mask, which cannot be converted to CMYK with a limit of ink.`,
      );
};

const encoder = new TextEncoder();

/** Entries of the catalogue. */
export const addIntent = (
  store: ObjectStore,
  { output, condition, date }: PdfX,
  { title, pages }: Document,
): { readonly OutputIntents: string; readonly Metadata: Ref } => ({
  OutputIntents: array([
    store.add(
      dict({
        Type: '/OutputIntent',
        S: '/GTS_PDFX',
        OutputConditionIdentifier: textString(condition),
        OutputCondition: textString(condition),
        RegistryName: textString('http://www.color.org'),
        Info: textString(condition),
        DestOutputProfile: store.addStream({ N: 4, Alternate: '/DeviceCMYK' }, output),
      }),
    ),
  ]),
  Metadata: store.addEncoded(
    { Type: '/Metadata', Subtype: '/XML' },
    encoder.encode(
      xmp(title, date, hashBytes([encoder.encode(`${title} ${date.toISOString()} ${pages.length}`)])),
    ),
  ),
});

/** `D:20261116120000Z`. */
export const pdfDate = (date: Date): string => `(D:${date.toISOString().replace(/\.\d+|[-:T]/g, '')})`;

const xmp = (title: string, date: Date, id: string): string => {
  const when = date.toISOString().replace(/\.\d+/, '');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${when}</xmp:CreateDate>
<xmp:ModifyDate>${when}</xmp:ModifyDate>
<xmp:MetadataDate>${when}</xmp:MetadataDate>
<xmp:CreatorTool>Platelayer</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Platelayer</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
};
