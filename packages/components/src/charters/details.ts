import type { Company } from '@platelayer/game';
import { lineWidth, type Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawFittedLine, fitLine, sansSerif } from '../text-setting.ts';
import { type Charter, fieldOf } from './charter.ts';

/** The line of small text under a name (60.4.5). */
export const DETAILS = sansSerif(11, 14, { minSize: 6.5 });

/** Space between its texts. */
const GAP = 8;

type Texts = Readonly<Record<'left' | 'middle' | 'right', string>>;

/** The long form is used if there is space. */
const DESTINATION = { long: 'Destination: ', short: 'Dest: ' };

const textsOf = (
  { home, destination, ability, charterSubtitle }: Company,
  before: string = DESTINATION.short,
): Texts => ({
  left: charterSubtitle.left ?? (home.length > 0 ? `Home: ${home.filter(Boolean).join(' / ')}` : ''),
  middle: charterSubtitle.middle ?? (destination === undefined ? '' : before + destination),
  right: charterSubtitle.right ?? ability ?? '',
});

export const hasDetails = (company: Company): boolean =>
  Object.values(textsOf(company)).some((text) => text.trim() !== '');

/** Draws home, destination and ability of a company. Each has a fixed position. */
export const drawDetails = (
  charter: Charter,
  { left, right, top }: { readonly left: number; readonly right: number; readonly top: number },
  look: Look,
): readonly Node[] => {
  const room = right - left;
  const long = textsOf(charter.company, DESTINATION.long);
  const texts = squeeze(long, room, look) === 1 ? long : textsOf(charter.company);
  const factor = Math.max(squeeze(texts, room, look), DETAILS.minSize / DETAILS.size);
  const style = { ...DETAILS, size: factor * DETAILS.size, minSize: factor * DETAILS.size };
  const widths = roomsOf(texts, room, factor, look);
  const places = [
    ['left', left, 'start'],
    ['middle', (left + right) / 2, 'middle'],
    ['right', right, 'end'],
  ] as const;
  return places.flatMap(([place, x, anchor]) => {
    const owner = fieldOf(charter, fieldAt(charter.company, place));
    const line = fitLine(texts[place], style, widths[place], 'line under the name', look, owner);
    return drawFittedLine(line, x, top, anchor, { fill: charter.colors.head }, look);
  });
};

const FIELDS = { left: 'home', middle: 'destination', right: 'ability' } as const;

const fieldAt = ({ charterSubtitle }: Company, place: keyof Texts): string =>
  charterSubtitle[place] === undefined ? FIELDS[place] : 'charterSubtitle';

const measure = (texts: Texts, look: Look) => {
  const width = (text: string) => lineWidth(look.fonts, text, DETAILS);
  return { left: width(texts.left), middle: width(texts.middle), right: width(texts.right) };
};

/** Scale factor for all three texts, at most 1. */
const squeeze = (texts: Texts, room: number, look: Look): number => {
  const { left, middle, right } = measure(texts, look);
  const sides = left > 0 && right > 0 ? left + right : 0;
  const factor = (free: number, needed: number) => (needed > 0 ? Math.max(0, free) / needed : 1);
  return Math.min(
    1,
    factor(room, Math.max(left, middle, right)),
    factor(room - GAP, sides),
    ...(middle > 0
      ? [left, right].map((side) => (side > 0 ? factor(room / 2 - GAP, side + middle / 2) : 1))
      : []),
  );
};

/** Maximum width of each text. If they would touch, the middle one shrinks to a third of the line, then the others to the rest. */
const roomsOf = (texts: Texts, room: number, factor: number, look: Look) => {
  const natural = measure(texts, look);
  const [left, middle, right] = [natural.left, natural.middle, natural.right].map(
    (width) => width * factor,
  ) as [number, number, number];
  const longer = Math.max(left, right);
  if (middle === 0) {
    if (left === 0 || right === 0) return { left: room, middle: 0, right: room };
    const half = (room - GAP) / 2;
    const free = Math.max(half, room - GAP - Math.min(left, right));
    return {
      left: left > right ? free : Math.min(left, half),
      middle: 0,
      right: right >= left ? free : Math.min(right, half),
    };
  }
  if (longer === 0) return { left: 0, middle: room, right: 0 };
  const centre = Math.min(middle, Math.max((room - 2 * GAP) / 3, room - 2 * (longer + GAP)));
  const side = Math.max(0, (room - centre) / 2 - GAP);
  return { left: side, middle: centre, right: side };
};
