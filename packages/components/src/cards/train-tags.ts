import type { Train, TrainEvent, TrainTag } from '@platelayer/game';
import { type Color, compose, groupAt, type Node, rect, scale, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { namedColor, PAPER, plainTextColor } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine, pointsToUnits, type TextStyle } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { MARGIN, type Size } from './format.ts';
import { isPale } from './pale.ts';

/** How tags look in each style (50.4.4). */
const TAGS = {
  color: { height: 22, padding: 10, border: 0, radius: 3 },
  number: { height: 22.0833, padding: 10, border: 1.0417, radius: 2 },
} as const;

export type TrainStyle = keyof typeof TAGS;

/** A tag grows with letters larger than these. */
const USUAL_SIZE = 18;
const GAP = 5;
/** Letters stand in the middle of a tag from the height of capitals to this much below their line, in sizes: few hang lower. */
const HANGING = 0.064;
const LARGEST = 48;
const PLAYERS = boldDisplay(14, 25);

/** A drawing that stands in the stack; its own origin is its top right corner. */
interface Item {
  readonly height: number;
  readonly nodes: readonly Node[];
}

interface TagsPlace {
  /** Nothing may reach higher. */
  readonly ceiling: number;
  readonly ground: Color | undefined;
  /** Where tags may begin at the left, and what they keep from the right and lower edge. */
  readonly left?: number;
  readonly margin?: number;
}

export interface TagStack {
  readonly nodes: readonly Node[];
  /** Where the uppermost tag begins; the lower margin where there is none. */
  readonly top: number;
}

/** The words of a tag: what happens, and when it does. */
const tagText = (tag: TrainTag): string =>
  tag.kind === 'permanent' ? tag.text : `${tag.text} ${tag.by.map(eventText).join(', ')}`;

const ENDINGS: ReadonlyMap<number, string> = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

/** English ordinals: 1st, 2nd, 3rd, 4th, 11th, 21st (50.9.12). */
export const ordinal = (number: number): string => {
  const teen = Math.floor((number % 100) / 10) === 1;
  return `${number}${(teen ? undefined : ENDINGS.get(number % 10)) ?? 'th'}`;
};

/** Such as `2nd 4`. */
export const eventText = ({ train, position }: TrainEvent): string =>
  position === undefined ? train : `${ordinal(position)} ${train}`;

/**
 * The players line and the tags, right-aligned and piled up from the lower margin, each with a gap of 5 above
 * it. A pile that would reach above `ceiling` is made smaller as a whole.
 */
export const drawTags = (
  train: Train,
  style: TrainStyle,
  { width, height }: Size,
  { ceiling, ground, left = MARGIN, margin = MARGIN }: TagsPlace,
  look: Look,
  context: CardContext,
): TagStack => {
  const room = width - left - margin;
  const items = [
    ...(train.players === undefined ? [] : [drawPlayers(train.players, room, ground, look, context)]),
    ...train.tags.map((tag) => drawTag(tag, train, style, { room, ground }, look, context)),
  ];
  let bottom = 0;
  const pile = items.toReversed().map((item) => {
    const node = groupAt(translate(0, bottom - item.height), ...item.nodes);
    bottom -= item.height + GAP;
    return node;
  });
  if (pile.length === 0) return { nodes: [], top: height - margin };
  const tall = -bottom - GAP;
  const factor = Math.min(1, Math.max(0.3, (height - margin - ceiling) / tall));
  const corner = translate(width - margin, height - margin);
  return {
    nodes: [groupAt(factor < 1 ? compose(corner, scale(factor)) : corner, ...pile.toReversed())],
    top: height - margin - tall * factor,
  };
};

const drawPlayers = (
  players: string,
  room: number,
  ground: Color | undefined,
  look: Look,
  context: CardContext,
): Item => {
  const line = fitLine(players, PLAYERS, room, 'players line', look, context);
  return {
    height: PLAYERS.lineHeight,
    nodes: drawFittedLine(line, 0, 0, 'end', { fill: plainTextColor(ground, look) }, look),
  };
};

const drawTag = (
  tag: TrainTag,
  train: Train,
  style: TrainStyle,
  { room, ground }: { readonly room: number; readonly ground: Color | undefined },
  look: Look,
  context: CardContext,
): Item => {
  const { padding, border, radius, height: usual } = TAGS[style];
  const size = Math.min(pointsToUnits(train.longevityFontSize), LARGEST);
  const height = Math.max(usual, usual + size - USUAL_SIZE);
  const lettering: TextStyle = {
    ...boldDisplay(size, height - 2 * border, Math.min(size, 9)),
    family: train.longevityFontFamily,
  };
  const inset = padding + border;
  const line = fitLine(tagText(tag), lettering, room - 2 * inset, 'tag', look, context);
  const fill = namedColor(tag.color, 'map', look) ?? look.color('white', 'map');
  // A tag without a colour of its own still is one.
  const edge = Math.max(border, isPale(fill ?? PAPER, ground) ? HAIRLINE : 0);
  const { ascent, descent, capHeight } = look.fonts.match(line.style);
  const raised = border + ((capHeight - HANGING - (ascent - descent)) / 2) * line.style.size;
  const outer = line.width + 2 * inset;
  return {
    height,
    nodes: [
      rect(edge / 2 - outer, edge / 2, outer - edge, height - edge, {
        radius: radius - edge / 2,
        ...(fill === undefined ? {} : { fill }),
        ...(edge > 0 ? { stroke: { color: '#000', width: edge } } : {}),
      }),
      ...drawFittedLine(line, inset - outer, raised, 'start', { fill: look.readable(fill) }, look),
    ],
  };
};
