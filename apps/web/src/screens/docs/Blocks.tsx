import { Table, Title, type TitleOrder } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import classes from './docs.module.css';
import { type Block, plainText } from './document.ts';
import { GameExample, HexExample } from './examples.tsx';
import { Inlines } from './Inlines.tsx';

/** References generated from schemas, loaded on demand. They replace code blocks with their name as the language. */
const REFERENCES: ReadonlyMap<string, ComponentType> = new Map([
  ['fields', lazy(async () => ({ default: (await import('./fields/FieldReference.tsx')).FieldReference }))],
  [
    'settings',
    lazy(async () => ({ default: (await import('./settings/SettingReference.tsx')).SettingReference })),
  ],
]);

type Kind<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change order
    return <OneBlock key={i} block={block} />;
  });

const OneBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Rows {...block} />;
    case 'callout':
      return <Callout {...block} />;
    case 'code':
      return <Fence {...block} />;
  }
};

const Heading = ({ level, id, children }: Kind<'heading'>) => (
  <Title order={level as TitleOrder} size={level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4'} id={id}>
    <Inlines inlines={children} />
  </Title>
);

const List = ({ ordered, items }: Kind<'list'>) => {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((blocks, i) => {
        const [only] = blocks;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change order
          <li key={i}>
            {blocks.length === 1 && only?.kind === 'paragraph' ? (
              <Inlines inlines={only.children} />
            ) : (
              <Blocks blocks={blocks} />
            )}
          </li>
        );
      })}
    </Tag>
  );
};

const Rows = ({ head, rows }: Kind<'table'>) => (
  <ScrollBox label={head.map(plainText).join(', ')}>
    <Table miw={420} verticalSpacing="xs" tabularNums>
      <Table.Thead>
        <Table.Tr>
          {head.map((cell) => (
            <Table.Th key={plainText(cell)} scope="col">
              <Inlines inlines={cell} />
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never change order
          <Table.Tr key={i}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do cells
              <Table.Td key={column}>
                <Inlines inlines={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </ScrollBox>
);

const Callout = ({ tone, children }: Kind<'callout'>) => {
  const t = useTexts('pages');
  return (
    <div role="note" className={classes.callout} data-tone={tone}>
      <strong>{t(`docs.callouts.${tone}`)}</strong>
      <Blocks blocks={children} />
    </div>
  );
};

/** Code, a hex or game with its drawing, or a reference. */
const Fence = ({ language, pieces, part }: Kind<'code'>) => {
  const t = useTexts('pages');
  const [word = '', game, component] = language.split(' ');
  if (word === 'hex') return <HexExample pieces={pieces} />;
  if (game === 'game' && component) return <GameExample pieces={pieces} part={part} component={component} />;
  const Reference = REFERENCES.get(word);
  if (Reference)
    return (
      <Suspense fallback={<p>{t('docs.loading')}</p>}>
        <Reference />
      </Suspense>
    );
  return <CodeBlock pieces={pieces} label={t('docs.code', { language: word === 'json' ? 'JSON' : word })} />;
};
