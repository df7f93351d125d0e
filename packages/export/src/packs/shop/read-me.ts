import type { ListTotal } from '../list.ts';
import type { ShopProfile } from './profiles.ts';

/** Step-by-step instructions for each shop. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  tgc: [
    'Sign in at www.thegamecrafter.com and make a new game under Make > Games.',
    'Press Add Components. The folders in "cards", "tiles" and "tokens" are named after what to add, such as Mini deck.',
    'In a deck, press Bulk Upload and choose all files of a folder that end in -front.png. Set the quantity of each card to the column "print" of the list.',
    'Upload back.png of the same folder as the back of the deck. One deck for each kind: private, share, train, number.',
    'Tiles and chits: upload each file ending in -front.png, and back.png or the file ending in -back.png as its back.',
    'Press Proof at every component and look at each picture before you order.',
  ],
  mpc: [
    'Go to www.makeplayingcards.com, choose Custom Game Cards and the size of the folder in "cards".',
    'Choose the number of cards: the next step at or above the sum of "print" of that folder in the list.',
    'Choose "different images" for the fronts and upload all files ending in -front.png. A card that is there several times goes into as many slots: see "print".',
    'Choose "same image" for the backs and upload back.png.',
    'Look at the preview: nothing may be cropped that you need.',
  ],
  dtc: [
    'Sign in at www.drivethrucards.com as a publisher and set up a new title.',
    'Upload one file cards-….pdf for each deck. Every card has two pages, one for each side, and every copy its own.',
    'The shop asks for CMYK colours and PDF/X-1a. These files have RGB colours unless you asked for PDF/X: tell the shop, or have them converted.',
    'Order a proof before you publish.',
  ],
  generic: [
    'Give the shop the PDF files, or the pictures, whichever it asks for. The trim box of a page says where the piece is cut.',
    'The list says how many of each piece there are: column "print".',
    'Every file has bleed on all sides and no marks.',
  ],
};

export const readMe = (
  game: string,
  profile: ShopProfile,
  totals: readonly ListTotal[],
  notes: readonly string[],
): Uint8Array => {
  const lines = [
    `${game}: files for ${profile.title}`,
    '',
    'Print and share only games that you have a licence for.',
    'Nothing was uploaded. The sizes are those that the shop had published when this program was made; look at its templates.',
    '',
    ...(STEPS[profile.id] ?? []).map((step, i) => `${i + 1}. ${step}`),
    '',
    'What there is (different pieces, copies to print):',
    ...totals
      .filter(({ component }) => profile.makes.includes(component))
      .map(({ component, kind, different, print }) => `  ${component}, ${kind}: ${different}, ${print}`),
    ...(notes.length > 0 ? ['', 'Please note:', ...notes.map((note) => `  - ${note}`)] : []),
  ];
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
};
