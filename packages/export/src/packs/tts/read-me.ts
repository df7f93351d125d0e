import type { ImagePlace } from './image-place.ts';

const SHARING: Readonly<Record<ImagePlace['kind'], string>> = {
  address:
    'Upload all files of Mods/Images to the address that you gave. Everybody at the table loads them from there.',
  folder:
    'The pictures are looked for in the folder that you gave: put the files of Mods/Images there. Only you see them; to share them, load the table, choose Upload > Cloud Manager > Upload All, and save the table again.',
  name: 'The pictures are looked for by their names in Mods/Images. Only you see them; to share them, load the table, choose Upload > Cloud Manager > Upload All, and save the table again.',
};

export const tableReadMe = (game: string, images: ImagePlace | undefined, notes: readonly string[]): string =>
  [
    `${game} for Tabletop Simulator`,
    '',
    'Print and share only games that you have a licence for.',
    'The files follow the published format of the program; please report what you see.',
    '',
    '1. Copy the folders Saves and Mods into the folder of the program:',
    '   Windows: Documents\\My Games\\Tabletop Simulator',
    '   macOS:   ~/Library/Tabletop Simulator',
    '   Linux:   ~/.local/share/Tabletop Simulator',
    `2. ${SHARING[images?.kind ?? 'name']}`,
    '3. Start a table and choose Objects > Saved Objects. The game has its picture there.',
    '4. Boards lie in a row, decks and bags in front of them. Tiles snap to hexes; tokens do not, because a city may have several places.',
    '   Unlock a board with its menu (Toggles > Lock) to move it.',
    '',
    'Tabletop Playground reads the same files with its own importer.',
    ...(notes.length > 0 ? ['', 'Please note:', ...notes.map((note) => `  - ${note}`)] : []),
    '',
  ].join('\r\n');
