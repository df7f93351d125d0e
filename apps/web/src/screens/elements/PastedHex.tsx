import { NativeSelect, Text, Textarea, Title } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { jsonPieces } from '../../ui/code-piece.ts';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';
import { formatJson } from './format-json.ts';

const COLORS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const;

/** Converts a pasted hex or tile in 18xx.games notation to a drawing and JSON (85.6). */
export const PastedHex = () => {
  const t = useTexts('pages');
  const config = useConfig();
  const [notation, setNotation] = useState('');
  const [color, setColor] = useState<string>('yellow');
  const text = useDeferredValue(notation.trim());
  const { output } = useJob('notation', text === '' ? undefined : { text, color, config });
  return (
    <details className={classes.pasted} data-testid="pasted">
      <summary>
        <Title order={2} size="h4" component="span">
          {t('elements.tiles.pasted.title')}
        </Title>
      </summary>
      <div className={classes.choices}>
        <Textarea
          autosize
          label={t('elements.tiles.pasted.notation')}
          placeholder="city=revenue:20;path=a:0,b:_0;path=a:3,b:_0"
          value={notation}
          onChange={({ currentTarget }) => setNotation(currentTarget.value)}
        />
        <NativeSelect
          label={t('elements.tiles.pasted.color')}
          value={color}
          data={COLORS.map((value) => ({ value, label: t(`elements.tiles.pasted.colors.${value}`) }))}
          onChange={({ currentTarget }) => setColor(currentTarget.value)}
        />
      </div>
      {text !== '' && output && (
        <div className={classes.atom}>
          <div className={classes.hex}>
            <SvgPicture picture={output.picture} label={t('elements.tiles.pasted.title')} />
          </div>
          <div role="status">
            {output.remarks.map((remark) => (
              <Text key={remark}>{remark}</Text>
            ))}
          </div>
          <CodeBlock
            pieces={jsonPieces(formatJson(output.hex))}
            label={t('elements.json', { name: t('elements.tiles.pasted.title') })}
          />
        </div>
      )}
    </details>
  );
};
