import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { type CodePiece, codeText } from '../../ui/code-piece.ts';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './docs.module.css';

interface Props {
  readonly pieces: readonly CodePiece[];
  /** Part to show and copy, if not the whole game. */
  readonly part?: readonly CodePiece[];
  /** Id of the component to draw. */
  readonly component: string;
}

/** JSON of a game with the first sheet of a component, drawn with the user's settings. */
export const GameExample = ({ pieces, part, component }: Props) => {
  const t = useTexts('pages');
  const { output: picture, failure } = useJob('sample', {
    text: codeText(pieces),
    component,
    config: useConfig(),
  });
  return (
    <figure className={classes.sample}>
      <CodeBlock
        pieces={part ?? pieces}
        // The comma separates the pasted part from the one before it.
        copied={part && `,\n${codeText(part)}`}
        label={t('docs.code', { language: 'JSON' })}
      />
      <div className={classes.sheet}>
        {picture && <SvgPicture picture={picture} label={t('docs.drawing')} />}
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
    </figure>
  );
};

/** JSON of a hex with its drawing, drawn with the user's settings. */
export const HexExample = ({ pieces }: { readonly pieces: readonly CodePiece[] }) => {
  const t = useTexts('pages');
  const { output, failure } = useJob('hexes', { hexes: [JSON.parse(codeText(pieces))], config: useConfig() });
  const [picture] = output ?? [];
  return (
    <figure className={classes.example}>
      <div className={classes.hex}>
        {picture && <SvgPicture picture={picture} label={t('docs.drawing')} />}
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
      <CodeBlock pieces={pieces} label={t('docs.code', { language: 'JSON' })} />
    </figure>
  );
};
