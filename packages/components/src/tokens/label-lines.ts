import type { TokenFace } from '@platelayer/game';
import type { TokenFrame } from './frame.ts';
import { fittedLabelPlace, halfBand, type LabelPlace, lineFit } from './label-size.ts';

/** Size of the second line, and what the two keep between them: parts of the size of the first and of the second. */
const SECOND_SIZE = 0.6;
const GAP = 0.35;

/** Sizes of both that are tried until both stay clear of the edge. */
const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];
/** The second line may become smaller than its part of the first, but no further. */
const LEAST_FIT = 0.8;

/** A label and its second line, where they stand (70.2.6). */
export interface LabelLines {
  readonly label: LabelPlace;
  readonly second?: LabelPlace;
}

export const labelLines = (
  label: string,
  second: string | undefined,
  face: TokenFace,
  frame: TokenFrame,
): LabelLines => {
  const place = fittedLabelPlace(label, face, frame);
  if (!second) return { label: place };
  const { capHeight } = frame.look.fonts.match({ family: face.fontFamily, weight: 'bold' });
  const band = halfBand(face, frame);
  const stays = face.labelY !== undefined || band !== undefined;
  const lines = (part: number): Required<LabelLines> => {
    const size = part * place.size;
    const [caps, secondSize] = [capHeight * size, SECOND_SIZE * size];
    const gap = GAP * secondSize;
    const added = gap + capHeight * secondSize;
    // As one block the two stand where the label alone would.
    const middle = place.baseline - (capHeight * place.size) / 2;
    const centred = middle + caps / 2;
    const above = face.label2Position === 'above';
    const baseline = stays ? place.baseline : centred + (above ? added : -added) / 2;
    const [top, bottom] = band === undefined ? [baseline - caps, baseline] : [-band, band];
    return {
      label: { size, baseline },
      second: { size: secondSize, baseline: above ? top - gap : bottom + added },
    };
  };
  const fits = ({ label: first, second: other }: Required<LabelLines>) =>
    lineFit(label, first, face, frame) === 1 && lineFit(second, other, face, frame) >= LEAST_FIT;
  const ours = face.fontSize === undefined && !stays;
  const chosen = (ours ? STEPS.map(lines).find(fits) : undefined) ?? lines(ours ? STEPS.at(-1)! : 1);
  const size = chosen.second.size * lineFit(second, chosen.second, face, frame);
  return { label: chosen.label, second: { ...chosen.second, size } };
};
