import {
  type Config,
  type Diagnostic,
  defaults,
  type Hex,
  type Json,
  load,
  resolveHex,
  resolveInfo,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { apply, type Node, type Point } from '@platelayer/scene';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../../artwork/artwork.ts';
import { type Look, lookOf } from '../../look.ts';
import { type Leaf, leaves } from '../../testing/find.ts';
import { GALLERY_GAME } from '../gallery.ts';
import type { HexOptions } from '../hex-options.ts';
import { type HexPainter, hexPainter } from '../painter.ts';

export const fonts = await bundledFonts();

const loaded = load(JSON.stringify(GALLERY_GAME), library);
if (!loaded.game) throw new Error('The game of the gallery does not load.');
export const { game } = loaded;

export const TILE: HexOptions = { context: 'tile', orientation: 0, outline: false };

/** A look with the game of the gallery; `found` is what drawing reported. */
export const lookWith = (config: Partial<Config> = {}): Look & { readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  const look = lookOf(game, {
    config: { ...defaults, ...config },
    fonts,
    artwork: noArtwork,
    report: (diagnostic) => found.push(diagnostic),
  });
  return { ...look, found };
};

export const hexOf = (json: Json, info: Json = {}): Hex =>
  resolveHex(json, '', { library, info: resolveInfo(info), report: () => undefined });

export const painter = (
  hex: Json = {},
  options: Partial<HexOptions> = {},
  config: Partial<Config> = {},
): HexPainter => hexPainter(hexOf(hex), lookWith(config), { ...TILE, ...options });

/** The centres of all circles drawn, in drawing order and in the frame of the hex. */
export const circles = (nodes: readonly Node[]): readonly (Point & { readonly r: number })[] =>
  leaves(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'circle' ? [{ ...apply(matrix, { x: node.cx, y: node.cy }), r: node.r }] : [],
  );

/** The texts drawn: content, and the start of the baseline in the frame of the hex. */
export const texts = (
  nodes: readonly Node[],
): readonly (Point & { readonly text: string; readonly width: number; readonly size: number })[] =>
  leaves(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'text'
      ? node.runs.map((run) => ({ ...apply(matrix, run), text: run.text, width: run.width, size: run.size }))
      : [],
  );

/** Only nodes of one kind. */
export const only = <K extends Leaf['kind']>(
  nodes: readonly Node[],
  kind: K,
): readonly Extract<Leaf, { kind: K }>[] =>
  leaves(nodes).flatMap(({ node }) => (node.kind === kind ? [node as Extract<Leaf, { kind: K }>] : []));
