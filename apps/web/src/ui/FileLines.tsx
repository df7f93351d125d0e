import type { FileLine } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ScrollBox } from './ScrollBox.tsx';
import './file-lines.css';

interface FileLinesProps {
  readonly lines: readonly FileLine[];
  /** Number of the line to highlight. */
  readonly marked?: number;
}

/** A few lines of a file with their numbers. */
export const FileLines = ({ lines, marked }: FileLinesProps) => {
  const t = useTexts('frame');
  if (lines.length === 0) return null;
  return (
    <ScrollBox label={t('alerts.lines')}>
      <pre className="file-lines">
        {lines.map(({ number, text }) => (
          <code key={number} data-number={number} data-marked={number === marked || undefined}>
            {`${text}\n`}
          </code>
        ))}
      </pre>
    </ScrollBox>
  );
};
