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
  title: 'Proofs with cut lines and safe zone',
  description: 'shop pack with additional pictures that show cut lines and safe zone',
  flag: '--proof',
  default: false,
};

const strict: FlagOption = {
  id: 'strict',
  kind: 'flag',
  title: 'Stop if text is outside the safe zone',
  description: 'no shop pack if text is outside the safe zone',
  flag: '--strict',
  default: false,
};

const pageOrder: ChoiceOption = {
  id: 'pageOrder',
  kind: 'choice',
  title: 'First page of a card',
  description: 'side of a card that comes first in the PDF files of a shop pack',
  flag: '--page-order <side>',
  default: 'shop',
  choices: [
    ['shop', 'As the shop requires'],
    ['front', 'Front'],
    ['back', 'Back'],
  ],
};

/** Everything that a print shop needs, in one zip (86.8.1). */
export const shopPack = {
  id: 'shop',
  title: 'Print shop pack',
  description: 'cards, tiles and tokens with bleed in the sizes of a shop, with a list and instructions',
  file: 'Print Shop Pack',
  extension: 'zip',
  mediaType: 'application/zip',
  scopes: ['component', 'game'],
  pack: true,
  options: [shop, proof, strict, pageOrder, ...pdfxOptions],
  plan: async (context) => {
    const { options } = context;
    const shopId = optionValue(shop, options);
    const folder = fileStem(context, `shop-${shopId}`);
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
              profile: findProfile(shopId),
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
