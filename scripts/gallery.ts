// `npm run gallery [FOLDER]`: contact sheets of the whole tile catalogue, as one PDF and a PNG of every page.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArtwork, withLook } from '@platelayer/components';
import { defaults, resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import { toPdf, toPng } from '@platelayer/press';
import { contactSheets } from './contact-sheets.ts';
import { bundledFonts } from './testing/fonts.ts';
import { bundledSubsetter } from './testing/subsetter.ts';

const DPI = 150;

const folder = process.argv[2] ?? 'gallery';
const [fonts, subsetter] = await Promise.all([bundledFonts(), bundledSubsetter()]);
const { game } = resolve({ info: { title: 'Tiles' } }, library);
const pages = await withLook(
  game,
  {
    config: defaults,
    fonts,
    artwork: openArtwork(),
    report: ({ code, message }) => console.log(`${code}: ${message}`),
  },
  (look) => contactSheets(game.info, look),
);

await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, 'tiles.pdf'),
  await toPdf({ title: 'Tile catalogue', pages }, { fonts, subsetter }),
);
for (const [i, page] of pages.entries()) {
  const name = `tiles-${String(i + 1).padStart(2, '0')}.png`;
  await writeFile(join(folder, name), await toPng(page, { fonts, dpi: DPI }));
}
console.log(`${pages.length} pages in ${folder}`);
