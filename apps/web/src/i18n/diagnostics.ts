import type { Diagnostic } from '@platelayer/game';
import { namespaceOf, PARAMETER } from './texts.ts';

/** Translates a diagnostic. Messages without a translation stay in English. */
export const translateDiagnostic = (diagnostic: Diagnostic): Diagnostic => {
  const sentences = namespaceOf('diagnostics')?.[diagnostic.code];
  if (!sentences) return diagnostic;
  const { message, hint } = diagnostic;
  return {
    ...diagnostic,
    message: translate(message, sentences),
    ...(hint !== undefined && { hint: translate(hint, sentences) }),
  };
};

const translate = (text: string, sentences: Readonly<Record<string, string>>): string => {
  for (const [english, translation] of Object.entries(sentences)) {
    const found = patternOf(english).exec(text);
    if (found) return translation.replaceAll(PARAMETER, (whole, name) => found.groups?.[name] ?? whole);
  }
  return text;
};

const patternOf = (english: string): RegExp => {
  const parts = english.split(PARAMETER).map((part, i) => (i % 2 ? `(?<${part}>.*?)` : literal(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
};

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
