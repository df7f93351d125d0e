import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ConfigPart, Game } from '@platelayer/game';
import { toSvg } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import type { Look } from '../look.ts';
import { setUp, type TestLook } from './game.ts';

/** A small game file and what is configured for it. */
export interface GalleryExample {
  readonly file: object;
  readonly config?: ConfigPart;
  /** Codes of what drawing it reports. */
  readonly found?: readonly string[];
}

/**
 * Compares a drawing with its picture in `testing/gallery` beside the test. `npx vitest run -u` with the path of the test
 * writes the picture anew.
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

/** One test for each example: its first page looks as in its picture, and nothing is reported but artwork, of which there is none. */
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
