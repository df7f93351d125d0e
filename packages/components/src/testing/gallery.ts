import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ConfigPart, Game } from '@platelayer/game';
import { toSvg } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import type { Look } from '../look.ts';
import { setUp, type TestLook } from './game.ts';

/** A small game file and its configuration. */
export interface GalleryExample {
  readonly file: object;
  readonly config?: ConfigPart;
  /** Codes of the diagnostics from drawing it. */
  readonly found?: readonly string[];
}

/**
 * Compares a drawing with its picture in the `testing/gallery` folder next to the test. `npx vitest run PATH -u` with the path of the
 * test updates the picture.
 */
export const expectPicture = async (page: Page, { fonts }: Look, name: string): Promise<void> => {
  const svg = toSvg(page, { fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
  await expect(`${svg}\n`).toMatchFileSnapshot(`testing/gallery/${name.replaceAll(' ', '-')}.svg`);
};

/** The examples in `testing/gallery`, by the name of their file. */
export const readExamples = <Example extends GalleryExample>(
  folder: string,
): Readonly<Record<string, Example>> => {
  const gallery = join(folder, 'testing/gallery');
  return Object.fromEntries(
    readdirSync(gallery)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(gallery, file), 'utf8'))]),
  );
};

/** Adds a test for each example: its first page matches its picture, and only missing artwork is reported. */
export const testGallery = <Example extends GalleryExample>(
  examples: Readonly<Record<string, Example>>,
  draw: (game: Game, look: TestLook, example: Example) => readonly Page[],
): void => {
  describe('gallery', () => {
    test.each(Object.entries(examples))('%s', async (name, example) => {
      const { game, look } = setUp(example.file, example.config);
      const [page] = draw(game, look, example);
      const found = look.found.map(({ code }) => code).filter((code) => !code.startsWith('artwork/'));
      expect(found).toEqual(example.found ?? []);
      await expectPicture(page!, look, name);
    });
  });
};
