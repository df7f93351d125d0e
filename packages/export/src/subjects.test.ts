import { components, openArtwork } from '@platelayer/components';
import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import { toPdf, toSvg } from '@platelayer/press';
import { type Page, subjectBoxes } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { openDrawings } from './drawings.ts';
import { sheetsOf } from './sheets.ts';
import { press, testFonts } from './testing/drawings.ts';

/** The subjects of drawings, which locate them in the game file (98.9.5), do not make exported files larger. */

const { game } = load((await bundledGame('brackwater')) ?? '', library);
const drawings = openDrawings(game!, effectiveConfig({ game: game!.config }), testFonts, openArtwork());
const drawn = components.filter((component) =>
  sheetsOf(component, drawings).some(({ name }) => name === component.id),
);

/** Copies a scene without the subjects of its nodes. Shared objects stay shared. */
const withoutSubjects = <T>(scene: T, copies = new Map<unknown, unknown>()): T => {
  if (typeof scene !== 'object' || scene === null || ArrayBuffer.isView(scene)) return scene;
  const known = copies.get(scene);
  if (known) return known as T;
  const copy: Record<string, unknown> = Array.isArray(scene) ? ([] as never) : {};
  copies.set(scene, copy);
  for (const [key, value] of Object.entries(scene))
    if (key !== 'subject') copy[key] = withoutSubjects(value, copies);
  return copy as T;
};

const filesOf = async (pages: readonly Page[]) => ({
  pdf: Buffer.from(await toPdf({ title: 'Sheets', pages }, { ...press })).toString('latin1'),
  svg: pages.map((page) => toSvg(page, { fonts: press.fonts, textMode: { embed: press.subsetter } })),
});

test.each(drawn.map(({ id }) => id))('%s has the same PDF and SVG without subjects', async (id) => {
  const component = components.find((each) => each.id === id)!;
  const pages = await sheetsOf(component, drawings)[0]!.pages();
  const bare = withoutSubjects(pages);
  expect(bare.flatMap(({ children }) => subjectBoxes(children))).toEqual([]);
  const [files, bareFiles] = [await filesOf(pages), await filesOf(bare)];
  expect(files.pdf === bareFiles.pdf).toBe(true);
  expect(files.svg).toEqual(bareFiles.svg);
});

test('all drawings but the background have subjects', async () => {
  const silent: string[] = [];
  for (const component of drawn) {
    const pages = await sheetsOf(component, drawings)[0]!.pages();
    if (pages.every(({ children }) => subjectBoxes(children).length === 0)) silent.push(component.id);
  }
  expect(silent).toEqual(['background']);
});
