import type { FileLine } from '../engine/messages.ts';
import './file-lines.css';

interface FileLinesProps {
  readonly lines: readonly FileLine[];
  /** Number of the line that is meant. */
  readonly marked?: number;
}

/** A few lines of a file with their numbers. */
export const FileLines = ({ lines, marked }: FileLinesProps) =>
  lines.length > 0 && (
    <pre className="file-lines">
      {lines.map(({ number, text }) => (
        <code key={number} data-number={number} data-marked={number === marked || undefined}>
          {`${text}\n`}
        </code>
      ))}
    </pre>
  );
