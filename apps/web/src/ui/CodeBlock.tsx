import { ActionIcon } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './code-block.module.css';
import { type CodePiece, codeText } from './code-piece.ts';
import { Copying } from './copy-buttons.tsx';

interface Props {
  readonly pieces: readonly CodePiece[];
  /** Text to copy, if not the code shown. */
  readonly copied?: string;
  /** Description for the copy button and for screen readers. */
  readonly label: string;
}

/** A scrollable block of highlighted code with a copy button. */
export const CodeBlock = ({ pieces, copied: content, label }: Props) => {
  const t = useTexts('pages');
  return (
    <div className={classes.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <figure tabIndex={0} aria-label={label}>
        <pre>
          <code>
            {pieces.map((piece, i) =>
              typeof piece === 'string' ? (
                piece
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order
                <span key={i} className={classes[piece[0]]}>
                  {piece[1]}
                </span>
              ),
            )}
          </code>
        </pre>
      </figure>
      <Copying value={content ?? codeText(pieces)}>
        {({ copied, copy }) => (
          <ActionIcon
            data-tip={copied ? t('elements.copied') : t('elements.copy', { name: label })}
            className={classes.copy}
            variant="default"
            size="lg"
            onClick={copy}
            aria-label={copied ? t('elements.copied') : t('elements.copy', { name: label })}
          >
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
            >
              <path strokeWidth="2" d={copied ? 'M5 13l4 4L19 7' : 'M9 9h11v11H9zM15 9V4H4v11h5'} />
            </svg>
          </ActionIcon>
        )}
      </Copying>
    </div>
  );
};
