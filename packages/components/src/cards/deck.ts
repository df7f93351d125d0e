import { at, type Game, type ShareCard, shareCards, type Train } from '@platelayer/game';
import { drawPrivateCertificate, privateCertificateTextSize } from '../certificate/private.ts';
import { drawShareCertificate } from '../certificate/share.ts';
import { drawTrainCertificate } from '../certificate/train.ts';
import { type Look, nameCompany } from '../look.ts';
import { distinctNames, joinName, nameWord } from '../physical-piece.ts';
import { type Card, type CardContext, type CardFace, cardContext } from './card.ts';
import { innerSize } from './format.ts';
import { drawNumberCard } from './number-card.ts';
import { drawPrivate, privateSetting } from './private.ts';
import type { PrivateContext } from './private-canvas.ts';
import { drawShareCard } from './share-card.ts';
import { drawTrain } from './train.ts';
import { drawTrainBack } from './train-back.ts';

/** Title of a card's back, for diagnostics and screen readers. */
export const backTitle = (title: string): string => `${title}, back`;

type CardMetadata = Omit<Card, 'draw' | 'back'>;

/** All distinct cards of a game in the order of sheets: privates, shares, trains, numbers (50.2). */
export const deckOf = (game: Game, look: Look): readonly Card[] =>
  distinctNames([
    ...privateCards(game, look),
    ...shareCertificates(look),
    ...trainCards(game, look),
    ...numberCards(game, look),
  ]);

/** Smaller cards have no space for the border of a certificate. */
const MIN_CERTIFICATE = { short: 110, long: 160 };

const isCertificate = (look: Look, { format }: CardContext): boolean => {
  const { width, height } = innerSize(format);
  const { short, long } = MIN_CERTIFICATE;
  return (
    look.config.style === 'certificate' && Math.min(width, height) >= short && Math.max(width, height) >= long
  );
};

const card = (metadata: CardMetadata, face: (context: CardContext) => CardFace): Card => ({
  ...metadata,
  draw: (format) => face(cardContext(format, metadata.title, metadata.pointer)),
});

/** Caches a measurement of all privates by card size, which differs between sheets and single cards. */
const memoizeBySize = <T>(measure: (context: PrivateContext) => T): ((context: PrivateContext) => T) => {
  const measured = new Map<string, T>();
  return (context) => {
    const { width, height } = innerSize(context.format);
    const key = `${width} ${height}`;
    const value = measured.get(key) ?? measure(context);
    measured.set(key, value);
    return value;
  };
};

const privateCards = ({ privates, info }: Game, look: Look): readonly Card[] => {
  const orientation = info.orientation === 'horizontal' ? 0 : 90;
  const setting = memoizeBySize((context) => privateSetting(privates, look, context));
  const textSize = memoizeBySize((context) => privateCertificateTextSize(privates, look, context));
  return privates.map((entry, i) =>
    card(
      {
        group: 'privates',
        name: joinName('card-private', i + 1, nameWord(entry.name).toLowerCase()),
        address: `private/${i}`,
        title: entry.name,
        pointer: at('/privates', i),
        copies: 1,
        supply: 1,
      },
      (card) => {
        const context = { ...card, orientation };
        return isCertificate(look, context)
          ? drawPrivateCertificate(entry, textSize(context), look, context)
          : drawPrivate(entry, setting(context), look, context);
      },
    ),
  );
};

const shareCertificates = (look: Look): readonly Card[] => {
  const companies = look.companies.map((company) => nameCompany(company, look.config));
  const pointers = new Map(companies.map((company, i) => [company, at('/companies', i)]));
  return shareCards(companies).map((share, i) =>
    card(
      {
        group: 'shares',
        name: shareName(share),
        address: `share/${i}`,
        title: [share.name, share.label].filter(Boolean).join(', '),
        pointer: pointers.get(share.company) ?? '',
        copies: share.copies,
        supply: share.supply,
        company: share.company.key,
      },
      (context) =>
        isCertificate(look, context)
          ? drawShareCertificate(share, look, context)
          : drawShareCard(share, look, context),
    ),
  );
};

/** Company, label and size of a share, as in `share-GSR-president-20`. */
const shareName = ({ company, label = '', percent, shares }: ShareCard): string =>
  joinName(
    'share',
    nameWord(company.abbrev),
    nameWord(label).toLowerCase(),
    nameWord(String(percent ?? shares ?? '')),
  );

/** A train card of the supply or of a company. */
interface TrainCard extends Pick<CardMetadata, 'name' | 'title' | 'pointer' | 'company'> {
  readonly train: Train;
}

/** Trains of the supply, then trains that companies own, by company (50.2). */
const allTrains = ({ trains }: Game, { companies }: Look): readonly TrainCard[] => [
  ...trains.map((train, i) => ({
    train,
    name: `train-${nameWord(train.name) || i + 1}x${train.copies}`,
    title: `Train ${train.name}`,
    pointer: at('/trains', i),
  })),
  ...companies.flatMap(({ key, name, abbrev, ownTrains }, i) =>
    ownTrains.map(({ train, position }) => ({
      // Shows the owner, because the card must not be mixed with the supply.
      train: { ...train, variant: [train.variant, name].filter(Boolean).join(' · ') },
      name: joinName('train', nameWord(abbrev), `${nameWord(train.name) || position + 1}x${train.copies}`),
      title: `Train ${train.name}, ${name}`,
      pointer: at('/companies', i, 'trains', position),
      company: key,
    })),
  ),
];

const trainCards = (game: Game, look: Look): readonly Card[] => {
  const drawFace = (train: Train, context: CardContext) =>
    isCertificate(look, context)
      ? drawTrainCertificate(train, look, context)
      : drawTrain(train, look, context);
  return allTrains(game, look).map(({ train, ...metadata }, i): Card => {
    const { back } = train;
    const { title, pointer } = metadata;
    return {
      ...card(
        {
          group: 'trains',
          ...metadata,
          address: `train/${i}`,
          copies: train.copies,
          supply: train.supply,
        },
        (context) => drawFace(train, context),
      ),
      ...(back && {
        back: (format) =>
          drawTrainBack(back, drawFace, look, cardContext(format, backTitle(title), at(pointer, 'back'))),
      }),
    };
  });
};

/** Number cards. From the second colour on, names contain the colour's position, so that they are unique (50.9.25). */
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
        pointer: '/numberCards',
        copies: 1,
        supply: 1,
      },
      (context) => drawNumberCard({ text: String(number), color }, look, context),
    );
  });
};
