import { type ExportFormat, fileStem } from './format.ts';
import { type ChoiceOption, type FlagOption, optionValue, pdfxOptions } from './options.ts';

const shop: ChoiceOption = {
  id: 'shop',
  kind: 'choice',
  title: 'Print shop',
  description: 'print shop of a shop pack',
  flag: '--shop <shop>',
  default: 'generic',
  choices: [
    ['tgc', 'The Game Crafter'],
    ['mpc', 'MakePlayingCards'],
    ['dtc', 'DriveThruCards'],
    ['generic', 'Any other'],
  ],
};

const proof: FlagOption = {
  id: 'proof',
  kind: 'flag',
  title: 'Proofs with the lines of the cut and of the safe zone',
  description: 'pictures with the lines of cut and safe zone in a shop pack',
  flag: '--proof',
  default: false,
};

const strict: FlagOption = {
  id: 'strict',
  kind: 'flag',
  title: 'Stop where text is outside the safe zone',
  description: 'no shop pack where text is outside the safe zone',
  flag: '--strict',
  default: false,
};

const pageOrder: ChoiceOption = {
  id: 'pageOrder',
  kind: 'choice',
  title: 'First page of a card',
  description: 'which side of a card comes first in the PDF files of a shop pack',
  flag: '--page-order <side>',
  default: 'shop',
  choices: [
    ['shop', 'As the shop wants it'],
    ['front', 'Front'],
    ['back', 'Back'],
  ],
};

/** Everything that a print shop asks for, in one zip (86.8.1). */
export const shopPack = {
  id: 'shop',
  title: 'Print shop pack',
  description: 'cards, tiles and tokens with bleed in the sizes of a shop, with a list and what to do',
  file: 'Print Shop Pack',
  extension: 'zip',
  mediaType: 'application/zip',
  scopes: ['component', 'game'],
  pack: true,
  options: [shop, proof, strict, pageOrder, ...pdfxOptions],
  plan: async (context) => {
    const { options } = context;
    const wanted = optionValue(shop, options);
    const folder = fileStem(context, `shop-${wanted}`);
    const order = optionValue(pageOrder, options);
    return [
      {
        kind: 'pack',
        name: `${folder}.zip`,
        make: async (press) => {
          const { findProfile, makeShopPack } = await import('../packs/shop/index.ts');
          return makeShopPack(
            context,
            folder,
            {
              profile: findProfile(wanted),
              proof: optionValue(proof, options),
              strict: optionValue(strict, options),
              ...(order === 'front' || order === 'back' ? { first: order } : {}),
            },
            press,
          );
        },
      },
    ];
  },
  preview: async (context) => {
    const { findProfile, previewShop } = await import('../packs/shop/index.ts');
    return previewShop(context, findProfile(optionValue(shop, context.options)));
  },
} as const satisfies ExportFormat;
