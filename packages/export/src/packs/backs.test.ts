import { createCanvas, loadImage } from '@napi-rs/canvas';
import { openArtwork } from '@platelayer/components';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { OptionValues } from '../formats/options.ts';
import {
  type ReadGameFolder,
  readGameFolder,
  unzipGameFolder,
  zipGameFolder,
} from '../game-folder/game-folder.ts';
import { planExport } from '../plan.ts';
import { drawingsOf, press } from '../testing/drawings.ts';
import { zipFiles } from '../zip.ts';

/** Back pictures of a game (86.2.3). */

const GAME = {
  info: { title: 'Withy' },
  privates: [{ name: 'Tram' }],
  trains: [{ name: '2', quantity: 2, color: 'yellow' }],
};
const svg = (color: string) =>
  new TextEncoder().encode(
    `<svg viewBox="0 0 675 440"><rect width="675" height="440" fill="${color}"/></svg>`,
  );
const png = () => {
  const canvas = createCanvas(675, 440);
  const context = canvas.getContext('2d');
  context.fillStyle = '#13579b';
  context.fillRect(0, 0, 675, 440);
  return new Uint8Array(canvas.toBuffer('image/png'));
};
const FILES = new Map([
  ['mine/withy.json', new TextEncoder().encode(JSON.stringify(GAME))],
  ['mine/backs/Train.PNG', png()],
  ['mine/backs/all.svg', svg('#97531b')],
]);

const packOf = async (folder: ReadGameFolder['folder'], options: OptionValues) => {
  const drawings = drawingsOf(JSON.parse(folder!.text), [], openArtwork(folder!.assets));
  const request = { scope: { kind: 'game' }, formats: ['shop'], options } as const;
  const { files } = await planExport(drawings, request);
  return new Map(Object.entries(unzipSync((await files[0]!.make(press))!)));
};

const middle = async (bytes: Uint8Array) => {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [red, green, blue] = context.getImageData(image.width >> 1, image.height >> 1, 1, 1).data;
  return [red, green, blue];
};

test.each([
  ['a folder', () => readGameFolder(FILES)],
  ['a zip', () => unzipGameFolder(zipFiles(FILES))],
  [
    'a zip for sharing',
    async () => unzipGameFolder(await zipGameFolder((await readGameFolder(FILES)).folder!)),
  ],
])('uses the backs in %s: the one for the kind of card, or else the one for all', async (_, open) => {
  const { folder, diagnostics } = await open();
  expect(diagnostics).toEqual([]);
  const files = await packOf(folder, { shop: 'generic' });
  const back = (kind: string) => [...files].find(([path]) => path.endsWith(`/${kind}/back.png`))![1];
  expect(await middle(back('train'))).toEqual([0x13, 0x57, 0x9b]);
  expect(await middle(back('private'))).toEqual([0x97, 0x53, 0x1b]);
  const list = [...files].find(([path]) => path.endsWith('-list.csv'))![1];
  expect(new TextDecoder().decode(list)).not.toContain('no back given');
});

const jpeg = () => new Uint8Array(createCanvas(675, 440).toBuffer('image/jpeg'));

test.each([
  ['no picture', () => new TextEncoder().encode('a photograph, one day')],
  ['a JPEG picture', jpeg],
  ['a PNG picture of which half is there', () => png().subarray(0, png().length / 2)],
  ['a PNG picture with a hole', () => png().fill(0, png().length / 2, png().length / 2 + 9)],
])('reports and ignores a back that is %s', async (_, content) => {
  const files = new Map([...FILES, ['mine/backs/private.png', content()]]);
  const { folder, diagnostics } = await readGameFolder(files, { pictures: 'all' });
  expect([...(folder?.assets.backs?.keys() ?? [])]).toEqual(['train.png', 'all.svg']);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'backs/private.png: The file is not a PNG picture, so it is not drawn.',
  ]);
});
