import { printable } from '../format-diagnostic.ts';
import type { Terminal } from '../terminal.ts';

export interface Progress {
  step(done: number, total: number, text: string): void;
  /** Leaves the screen clean for what comes after. */
  end(): void;
}

const CLEAR_LINE = '\r\u001b[K';

/** In a window one line that changes; in a pipe a line for each file, for programs and for logs. */
export const showProgress = ({ out, columns }: Terminal): Progress =>
  columns === undefined
    ? { step: (done, total, text) => out(`${done}/${total} ${printable(text)}\n`), end: () => {} }
    : {
        // A line as wide as the window would wrap, and only its last row be cleared.
        step: (done, total, text) =>
          out(`${CLEAR_LINE}${`${done}/${total} ${printable(text)}`.slice(0, columns - 1)}`),
        end: () => out(CLEAR_LINE),
      };

/** For output that is read by programs. */
export const noProgress: Progress = { step: () => {}, end: () => {} };
