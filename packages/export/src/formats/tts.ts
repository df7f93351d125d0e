import { type ExportFormat, fileStem } from './format.ts';
import { type FlagOption, type OptionValues, optionValue, type TextOption } from './options.ts';

const imagesUrl: TextOption = {
  id: 'imagesUrl',
  kind: 'text',
  title: 'Address of the pictures (https://…)',
  description: 'address to which you will upload the pictures of a Tabletop Simulator pack',
  flag: '--images-url <address>',
  default: '',
  longest: 400,
};

const imagesFolder: TextOption = {
  id: 'imagesFolder',
  kind: 'text',
  title: 'Or a folder on your disk, such as C:/Users/…/Mods/Images',
  description: 'folder on your disk for the pictures, which only you will see',
  flag: '--images-folder <path>',
  default: '',
  longest: 400,
};

const imagesByName: FlagOption = {
  id: 'imagesByName',
  kind: 'flag',
  title: 'Or only their names',
  description: 'only the names of the pictures, to find them in Mods/Images',
  flag: '--images-by-name',
  default: false,
};

const largePictures: FlagOption = {
  id: 'largePictures',
  kind: 'flag',
  title: 'Pictures of up to 8192 pixels',
  description: 'pictures of up to 8192 pixels instead of 4096',
  flag: '--large-pictures',
  default: false,
};

const splitShares: FlagOption = {
  id: 'splitShares',
  kind: 'flag',
  title: 'Shares in the bags of their companies',
  description: 'deck of shares for each company, in its bag',
  flag: '--split-shares',
  default: false,
};

/** A game as a saved object of Tabletop Simulator (86.8.2). */
export const tts = {
  id: 'tts',
  title: 'Tabletop Simulator',
  description: 'boards with snap points, decks, bags of tiles and tokens; also for Tabletop Playground',
  file: 'Tabletop Simulator Pack',
  extension: 'zip',
  mediaType: 'application/zip',
  scopes: ['game'],
  pack: true,
  whole: true,
  options: [imagesUrl, imagesFolder, imagesByName, largePictures, splitShares],
  plan: async (context) => {
    const { options } = context;
    const folder = fileStem(context, 'tts');
    return [
      {
        kind: 'pack',
        name: `${folder}.zip`,
        make: async (press) => (await making()).makeTablePack(context, folder, tableOptions(options), press),
      },
    ];
  },
  preview: async (context) => (await making()).previewTablePack(context, tableOptions(context.options)),
} as const satisfies ExportFormat;

const making = () => import('../packs/tts/table-file.ts');

const tableOptions = (options: OptionValues) => ({
  images: imagePlace(options),
  longest: optionValue(largePictures, options) ? 8192 : 4096,
  splitShares: optionValue(splitShares, options),
});

const imagePlace = (options: OptionValues) => {
  const address = optionValue(imagesUrl, options).trim();
  if (address !== '') return { kind: 'address', address } as const;
  const folder = optionValue(imagesFolder, options).trim();
  if (folder !== '') return { kind: 'folder', folder } as const;
  return optionValue(imagesByName, options) ? ({ kind: 'name' } as const) : undefined;
};
