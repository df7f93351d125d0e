import publishers from './publishers.json';

/** A name set in type in place of a publisher's own logo. */
export interface Wordmark {
  readonly lines: readonly string[];
  readonly family: 'display' | 'sans-serif' | 'serif';
  readonly style?: 'italic';
  /** Whether the letters are spaced out. */
  readonly spaced?: boolean;
}

export interface Publisher {
  readonly name: string;
  /** Address of its website. */
  readonly link?: string;
  /** Missing for games that their authors publish themselves. */
  readonly wordmark?: Wordmark;
}

const WORDMARKS: Readonly<Record<string, Wordmark>> = {
  aag: { lines: ['ALL-ABOARD', 'GAMES'], family: 'display' },
  dtg: { lines: ['Deep Thought', 'Games'], family: 'serif', style: 'italic' },
  gmt: { lines: ['GMT'], family: 'sans-serif', spaced: true },
  gtg: { lines: ['GRAND TRUNK', 'GAMES'], family: 'serif', spaced: true },
  hans: { lines: ['Hans im Glück'], family: 'display', style: 'italic' },
  lookout: { lines: ['lookout'], family: 'sans-serif' },
  marflow: { lines: ['Marflow', 'Games'], family: 'display' },
  mayfair: { lines: ['Mayfair', 'Games'], family: 'serif' },
  winsome: { lines: ['WINSOME'], family: 'sans-serif', style: 'italic' },
  zman: { lines: ['Z-MAN', 'GAMES'], family: 'sans-serif' },
};

/** Publishers by the key that `info.publisher` names (10.16). */
export const PUBLISHERS: ReadonlyMap<string, Publisher> = new Map(
  Object.entries<Publisher>(publishers).map(([key, publisher]) => {
    const wordmark = WORDMARKS[key];
    return [key, wordmark ? { ...publisher, wordmark } : publisher];
  }),
);
