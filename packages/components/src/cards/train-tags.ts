import type { Train, TrainEvent, TrainTag } from '@platelayer/game';
import { type Color, compose, groupAt, type Node, rect, scale, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { namedColor, PAPER, plainTextColor } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine, pointsToUnits, type TextStyle } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { MARGIN, type Size } from './format.ts';
import { isPale } from './pale.ts';

/** Sizes of tags by style (50.4.4). */
const TAGS = {
  color: { height: 22, padding: 10, border: 0, radius: 3 },
  number: { height: 22.0833, padding: 10, border: 1.0417, radius: 2 },
} as const;

export type TrainStyle = keyof typeof TAGS;

/** Tags grow with letters larger than this. */
const DEFAULT_SIZE = 18;
const GAP = 5;
/** Part of the descent, as a fraction of the font size, that counts when letters are centred on a tag: few letters descend further. */
const DESCENT = 0.064;
const MAX_SIZE = 48;
const PLAYERS = boldDisplay(14, 25);

/** A drawing in the stack, with its origin in the top right corner. */
interface StackItem {
  readonly height: number;
  readonly nodes: readonly Node[];
}

interface TagsPlace {
  /** Limit for the top of the stack. */
  readonly ceiling: number;
  readonly ground: Color | undefined;
  /** Left limit for tags. */
  readonly left?: number;
  /** Distance from the right and bottom edges. */
  readonly margin?: number;
}

export interface TagStack {
  readonly nodes: readonly Node[];
  /** Top of the stack, or the bottom margin if it is empty. */
  readonly top: number;
}

/** Such as `Rusted by 4, 2nd 5`. */
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
 * Draws the players line and the tags, right-aligned and stacked from the bottom margin, with a gap of 5 above each. A stack that
 * would extend above `ceiling` is scaled down.
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
): StackItem => {
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
): StackItem => {
  const { padding, border, radius, height: defaultHeight } = TAGS[style];
  const size = Math.min(pointsToUnits(train.longevityFontSize), MAX_SIZE);
  const height = Math.max(defaultHeight, defaultHeight + size - DEFAULT_SIZE);
  const lettering: TextStyle = {
    ...boldDisplay(size, height - 2 * border, Math.min(size, 9)),
    family: train.longevityFontFamily,
  };
  const inset = padding + border;
  const line = fitLine(tagText(tag), lettering, room - 2 * inset, 'tag', look, context);
  const fill = namedColor(tag.color, 'map', look) ?? look.color('white', 'map');
  // A tag in the colour of the card is visible by its edge.
  const edge = Math.max(border, isPale(fill ?? PAPER, ground) ? HAIRLINE : 0);
  const { ascent, descent, capHeight } = look.fonts.match(line.style);
  const raised = border + ((capHeight - DESCENT - (ascent - descent)) / 2) * line.style.size;
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
