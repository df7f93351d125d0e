import { Table, Text, TextInput, Title } from '@mantine/core';
import type { ConfigValue } from '@platelayer/game';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { searchSections } from '../../../config/search.ts';
import { type SettingSection, settingSections } from '../../../i18n/settings.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AppLink } from '../../../ui/links.tsx';
import { SchemaText } from '../../../ui/SchemaText.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import classes from '../reference.module.css';
import { choicesOf, defaultOf, settingAddress } from './setting-reference.ts';

/** All settings, from the schema that also checks them. */
export const SettingReference = () => {
  const t = useTexts('pages');
  const { hash } = useLocation();
  const [sought, setSought] = useState('');
  const text = useDeferredValue(sought);
  const matches = searchSections(text, settingSections());
  const count = matches.reduce((sum, { values }) => sum + values.length, 0);

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        label={t('docs.settings.search')}
        placeholder={t('docs.settings.searchHint')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <Text role="status" size="sm" c="var(--quiet)">
        {count === 0 ? t('docs.settings.nothing', { text }) : t('docs.settings.matches', { count })}
      </Text>
      {matches.map((section) => (
        <OneSection key={section.section.id} {...section} />
      ))}
    </>
  );
};

const OneSection = ({ section, values }: SettingSection) => {
  const t = useTexts('pages');
  return (
    <section>
      <Title order={2} size="h4" id={section.id}>
        {section.title}
      </Title>
      <p>{section.description}</p>
      <ScrollBox label={section.title}>
        <Table miw={640} verticalSpacing="xs" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('docs.settings.setting')}</Table.Th>
              <Table.Th scope="col">{t('docs.settings.values')}</Table.Th>
              <Table.Th scope="col">{t('docs.settings.meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {values.map((value) => (
              <Row key={value.path} value={value} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </section>
  );
};

interface RowProps {
  readonly value: ConfigValue;
}

const Row = ({ value }: RowProps) => {
  const t = useTexts('pages');
  const { path, title, description, panel } = value;
  return (
    <Table.Tr id={path}>
      <Table.Td>
        {panel === false ? title : <AppLink to={`?config=${path}`}>{title}</AppLink>}
        <br />
        <code>{path}</code>
        {panel === false && (
          <Text size="xs" c="var(--quiet)">
            {t('docs.settings.noControl')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Values value={value} />
        {t('docs.settings.default')} <code>{defaultOf(value)}</code>
      </Table.Td>
      <Table.Td>
        <SchemaText text={description} />
        <br />
        <code>{settingAddress(value)}</code>
      </Table.Td>
    </Table.Tr>
  );
};

/** Allowed values of a setting: a list of choices, or a type. */
const Values = ({ value }: RowProps) => {
  const t = useTexts('pages');
  const words = choicesOf(value);
  if (words)
    return (
      <ul className={classes.words}>
        {words.map(([word, title]) => (
          <li key={word}>
            <code>{word}</code> {title}
          </li>
        ))}
      </ul>
    );
  const least = 'minimum' in value ? value.minimum : undefined;
  const above = 'exclusiveMinimum' in value ? value.exclusiveMinimum : undefined;
  const parts = [
    t(`docs.settings.types.${value.type}`),
    least !== undefined && t('docs.settings.atLeast', { bound: least }),
    above !== undefined && t('docs.settings.moreThan', { bound: above }),
    value.unit !== 'none' && t(`docs.settings.units.${value.unit}`),
  ];
  return (
    <p className={classes.words}>
      <SchemaText text={parts.filter(Boolean).join(', ')} />
    </p>
  );
};
