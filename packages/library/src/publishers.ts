/** A name set in type, where a publisher's own logo would stand. */
export interface Wordmark {
  /** What is written, line by line. */
  readonly lines: readonly string[];
  readonly family: 'display' | 'sans-serif' | 'serif';
  readonly style?: 'italic';
  /** Widely set capitals. */
  readonly spaced?: boolean;
}

export interface Publisher {
  readonly name: string;
  /** Its page on the web, if it has one. */
  readonly link?: string;
  /** None for games that their authors publish themselves. */
  readonly wordmark?: Wordmark;
}

/** Publishers by the key that `info.publisher` names (10.16). */
export const PUBLISHERS: ReadonlyMap<string, Publisher> = new Map<string, Publisher>([
  [
    'aag',
    {
      name: 'All-Aboard Games',
      link: 'https://all-aboardgames.com/',
      wordmark: { lines: ['ALL-ABOARD', 'GAMES'], family: 'display' },
    },
  ],
  [
    'dtg',
    {
      name: 'Deep Thought Games',
      link: 'http://www.deepthoughtgames.com/',
      wordmark: { lines: ['Deep Thought', 'Games'], family: 'serif', style: 'italic' },
    },
  ],
  [
    'gmt',
    {
      name: 'GMT Games',
      link: 'https://www.gmtgames.com/',
      wordmark: { lines: ['GMT'], family: 'sans-serif', spaced: true },
    },
  ],
  [
    'gtg',
    {
      name: 'Grand Trunk Games',
      link: 'https://www.grandtrunkgames.com/',
      wordmark: { lines: ['GRAND TRUNK', 'GAMES'], family: 'serif', spaced: true },
    },
  ],
  [
    'hans',
    {
      name: 'Hans im Glück',
      link: 'https://www.hans-im-glueck.de/',
      wordmark: { lines: ['Hans im Glück'], family: 'display', style: 'italic' },
    },
  ],
  [
    'lookout',
    {
      name: 'Lookout',
      link: 'https://lookout-spiele.de/',
      wordmark: { lines: ['lookout'], family: 'sans-serif' },
    },
  ],
  [
    'marflow',
    {
      name: 'Marflow Games',
      link: 'https://18xx-marflow-games.de/',
      wordmark: { lines: ['Marflow', 'Games'], family: 'display' },
    },
  ],
  [
    'mayfair',
    {
      name: 'Mayfair Games',
      link: 'https://en.wikipedia.org/wiki/Mayfair_Games',
      wordmark: { lines: ['Mayfair', 'Games'], family: 'serif' },
    },
  ],
  ['self', { name: 'Self Published' }],
  [
    'winsome',
    {
      name: 'Winsome Games',
      link: 'https://boardgamegeek.com/boardgamepublisher/65/winsome-games',
      wordmark: { lines: ['WINSOME'], family: 'sans-serif', style: 'italic' },
    },
  ],
  [
    'zman',
    {
      name: 'Z-Man Games',
      link: 'https://www.zmangames.com/',
      wordmark: { lines: ['Z-MAN', 'GAMES'], family: 'sans-serif' },
    },
  ],
]);
