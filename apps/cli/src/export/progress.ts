import { printable } from '../format-diagnostic.ts';
import type { Terminal } from '../terminal.ts';

export interface Progress {
  step(done: number, total: number, text: string): void;
  /** Clears the line for later output. */
  end(): void;
}

const CLEAR_LINE = '\r\u001b[K';

/** Updates one line in a window, but prints a line for each file to a pipe, for programs and logs. */
export const showProgress = ({ out, columns }: Terminal): Progress =>
  columns === undefined
    ? { step: (done, total, text) => out(`${done}/${total} ${printable(text)}\n`), end: () => {} }
    : {
        // A line as wide as the window would wrap, and only its last row would be cleared.
        step: (done, total, text) =>
          out(`${CLEAR_LINE}${`${done}/${total} ${printable(text)}`.slice(0, columns - 1)}`),
        end: () => out(CLEAR_LINE),
      };

export const noProgress: Progress = { step: () => {}, end: () => {} };
