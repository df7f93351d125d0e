import { at, type Game, shareCards } from '@platelayer/game';
import type { CardGroup } from '../component.ts';
import { fileWord } from '../file-word.ts';
import type { Look } from '../look.ts';
import { type Card, type CardContext, type CardFace, cardContext } from './card.ts';
import { drawNumberCard } from './number-card.ts';
import { drawPrivate } from './private.ts';
import { drawShareCard } from './share-card.ts';
import { drawTrain } from './train.ts';

interface Description {
  readonly group: CardGroup;
  readonly name: string;
  readonly address: string;
  readonly title: string;
  readonly pointer: string;
  readonly copies: number;
}

/** Every kind of card a game has, once each and in the order of sheets: privates, shares, trains, numbers (50.2). */
export const deckOf = (game: Game, look: Look): readonly Card[] => [
  ...privateCards(game, look),
  ...shareCertificates(look),
  ...trainCards(game, look),
  ...numberCards(game, look),
];

const card = (description: Description, face: (context: CardContext) => CardFace): Card => {
  const { group, name, address, title, pointer, copies } = description;
  return {
    group,
    name,
    address,
    title,
    pointer,
    copies,
    draw: (format) => face(cardContext(format, title, pointer)),
  };
};

const privateCards = ({ privates, info }: Game, look: Look): readonly Card[] => {
  const orientation = info.orientation === 'horizontal' ? 0 : 90;
  return privates.map((entry, i) =>
    card(
      {
        group: 'privates',
        name: `card-private-${i + 1}`,
        address: `private/${i}`,
        title: entry.name,
        pointer: at('/privates', i),
        copies: 1,
      },
      (context) => drawPrivate(entry, look, { ...context, orientation }),
    ),
  );
};

const shareCertificates = (look: Look): readonly Card[] => {
  const places = new Map(look.companies.map((company, i) => [company, at('/companies', i)]));
  return shareCards(look.companies).map((share, i) =>
    card(
      {
        group: 'shares',
        name: `card-share-${i + 1}-${fileWord(share.company.abbrev)}`,
        address: `share/${i}`,
        title: [share.name, share.label].filter(Boolean).join(', '),
        pointer: places.get(share.company) ?? '',
        copies: share.copies,
      },
      (context) => drawShareCard(share, look, context),
    ),
  );
};

const trainCards = ({ trains }: Game, look: Look): readonly Card[] =>
  trains.map((train, i) =>
    card(
      {
        group: 'trains',
        name: `card-train-${i + 1}-${fileWord(train.name)}`,
        address: `train/${i}`,
        title: `Train ${train.name}`,
        pointer: at('/trains', i),
        copies: train.copies,
      },
      (context) => drawTrain(train, look, context),
    ),
  );

/** Cards of the second colour and further ones carry its position, so that names stay unique (50.9.25). */
const numberCards = ({ numberCards }: Game, look: Look): readonly Card[] => {
  let colors = 0;
  return numberCards.map(({ number, color }) => {
    if (number === 1) colors += 1;
    return card(
      {
        group: 'numbers',
        name: `card-number-${number}${colors > 1 ? `-${colors}` : ''}`,
        address: `number/${number}${colors > 1 ? `?color=${colors - 1}` : ''}`,
        title: `Number ${number}`,
        pointer: '/number_cards',
        copies: 1,
      },
      (context) => drawNumberCard({ text: String(number), color }, look, context),
    );
  });
};
