import { Table, Text, TextInput, Title } from '@mantine/core';
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AppLink } from '../../../ui/links.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { SchemaText } from '../../../ui/SchemaText.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import classes from '../reference.module.css';
import { type FieldEntry, type FieldSection, searchReference, type TypePart } from './field-reference.ts';
import { loadReference } from './load-reference.ts';

/** All fields of a game file, from the schema that also checks it. */
export const FieldReference = () => {
  const t = useTexts('pages');
  const [sections, setSections] = useState<readonly FieldSection[]>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [sought, setSought] = useState('');
  const text = useDeferredValue(sought);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same file again
  useEffect(() => {
    setFailure(undefined);
    loadReference().then(setSections, (error: Error) => setFailure(error.message));
  }, [attempt]);

  const matches = useMemo(() => searchReference(sections ?? [], text), [sections, text]);
  const count = matches.reduce((sum, { fields }) => sum + fields.length, 0);

  if (failure !== undefined)
    return (
      <RetryAlert
        message={t('docs.failed', { reason: failure })}
        retry={t('docs.retry')}
        onRetry={() => setAttempt((tries) => tries + 1)}
      />
    );
  if (!sections) return <p>{t('docs.loading')}</p>;
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        label={t('docs.fields.search')}
        placeholder={t('docs.fields.searchHint')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <Text role="status" size="sm" c="var(--quiet)">
        {count === 0 ? t('docs.fields.nothing', { text }) : t('docs.fields.matches', { count })}
      </Text>
      {matches.map((section) => (
        <OneSection key={section.name} section={section} linked={text === ''} />
      ))}
    </>
  );
};

interface SectionProps {
  readonly section: FieldSection;
  /** Whether types link to their sections. A search can leave sections out. */
  readonly linked: boolean;
}

const OneSection = ({ section: { name, description, fields, type }, linked }: SectionProps) => {
  const t = useTexts('pages');
  return (
    <section className={classes.section}>
      <Title order={2} size="h4" id={name || 'file'}>
        {name === '' ? t('docs.fields.file') : name}
      </Title>
      <p>
        {name === '' ? t('docs.fields.fileHint') : <SchemaText text={description} />}
        {fields.length === 0 && (
          <>
            {' '}
            <Type type={type} linked={linked} />
          </>
        )}
      </p>
      {fields.length > 0 && (
        <ScrollBox label={name || t('docs.fields.file')}>
          <Table miw={520} verticalSpacing="xs" className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('docs.fields.field')}</Table.Th>
                <Table.Th scope="col">{t('docs.fields.type')}</Table.Th>
                <Table.Th scope="col">{t('docs.fields.meaning')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((field, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: alternatives may share a name
                <Row key={`${field.name} ${i}`} field={field} linked={linked} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      )}
    </section>
  );
};

interface RowProps extends Pick<SectionProps, 'linked'> {
  readonly field: FieldEntry;
}

const Row = ({ field: { name, type, required, description }, linked }: RowProps) => {
  const t = useTexts('pages');
  return (
    <Table.Tr>
      <Table.Td>
        <code>{name}</code>
        {required && (
          <Text size="xs" c="var(--quiet)">
            {t('docs.fields.required')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Type type={type} linked={linked} />
      </Table.Td>
      <Table.Td>
        <SchemaText text={description} />
      </Table.Td>
    </Table.Tr>
  );
};

interface TypeProps extends Pick<SectionProps, 'linked'> {
  readonly type: readonly TypePart[];
}

const Type = ({ type, linked }: TypeProps) =>
  type.map((part, i) => {
    const key = `${i} ${part.kind}`;
    if (part.kind === 'words') return <SchemaText key={key} text={part.text} />;
    return linked ? (
      <AppLink key={key} to={`#${part.name}`}>
        {part.name}
      </AppLink>
    ) : (
      <Fragment key={key}>{part.name}</Fragment>
    );
  });
