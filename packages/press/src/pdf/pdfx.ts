import { type Color, type Document, type Node, parseColor, SceneError } from '@platelayer/scene';
import { escapeXml } from '../svg/xml.ts';
import { type PdfColor, pdfColor } from './color.ts';
import { hashBytes } from './hash.ts';
import { labToCmyk, limitInk, outputFault, rgbToLab } from './icc.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, num, type Ref, textString } from './syntax.ts';

/** Settings of a PDF/X-4 file (86.6.3). */
export interface PdfX {
  /** ICC profile of the printing condition, for CMYK. */
  readonly output: Uint8Array;
  /** Name of the printing condition, such as `FOGRA39`. */
  readonly condition: string;
  /** ICC profile of the drawings' colours. */
  readonly srgb: Uint8Array;
  /** Creation date, which PDF/X requires. */
  readonly date: Date;
  /** Limit for the total ink: 2.4 is 240%. If set, flat colours are converted to CMYK; otherwise they stay RGB. */
  readonly inkLimit?: number;
}

/** How colours are written, and their colour spaces in resources and groups. */
export interface Ink {
  color(color: Color): PdfColor;
  /** Colour space of plain RGB in a page or form. Default: the device's own. */
  readonly defaultRgb?: string;
  /** Colour space in which groups blend. */
  readonly groupSpace: string;
}

export const plainInk: Ink = { color: pdfColor, groupSpace: '/DeviceRGB' };

/** Prepares the colours of a file. Throws if the profile cannot convert them. */
export const inkFor = ({ output, srgb, inkLimit }: PdfX, store: ObjectStore): Ink => {
  const fault = outputFault(output);
  if (fault) throw new SceneError(fault);
  const rgb = array(['/ICCBased', store.addStream({ N: 3, Alternate: '/DeviceRGB' }, srgb)]);
  if (inkLimit === undefined) return { color: pdfColor, defaultRgb: rgb, groupSpace: rgb };
  const convert = labToCmyk(output);
  if (!convert) throw new SceneError('The ICC profile has no table for converting screen colours.');
  const cache = new Map<Color, PdfColor>();
  const color = (name: Color): PdfColor => {
    const cached = cache.get(name);
    if (cached) return cached;
    const { r, g, b } = parseColor(name)!;
    const plain = pdfColor(name);
    // Greys are printed with black ink alone, whatever the profile says.
    const isGrey = r === g && g === b;
    const inks = isGrey
      ? ''
      : limitInk(convert(rgbToLab({ r, g, b })), inkLimit)
          .map((ink) => num(ink))
          .join(' ');
    const made = isGrey ? plain : { fill: `${inks} k`, stroke: `${inks} K`, alpha: plain.alpha };
    cache.set(name, made);
    return made;
  };
  return { color, defaultRgb: rgb, groupSpace: '/DeviceCMYK' };
};

/** Throws if a page has a picture or soft mask, because their ink cannot be limited (86.9). */
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
        `"${title ?? 'A page'}" has a picture or a soft mask, which cannot be converted to CMYK with an ink limit.`,
      );
};

const encoder = new TextEncoder();

/** Entries of the PDF catalogue for the output intent. */
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
