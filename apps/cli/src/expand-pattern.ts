import { resolve } from 'node:path';
import type { Terminal } from './terminal.ts';

/** How many folders deep a pattern is searched, more than any collection of games needs. */
const MAX_DEPTH = 20;

/**
 * Returns the files that match an argument as a pattern (98.15.3), for shells that do not expand patterns, or the argument
 * itself. `*` and `?` match within a name, `**` matches any folders.
 */
export async function expandPattern(argument: string, terminal: Terminal): Promise<readonly string[]> {
  if (!/[*?]/.test(argument) || (await terminal.exists(resolve(terminal.folder, argument))))
    return [argument];
  const steps = argument.replaceAll('\\', '/').split('/');
  const matches = await match(
    argument.startsWith('/') ? '/' : '',
    steps.filter(Boolean),
    terminal,
    MAX_DEPTH,
  );
  return matches.length > 0 ? [...new Set(matches)].sort() : [argument];
}

async function match(
  base: string,
  [step, ...rest]: readonly string[],
  terminal: Terminal,
  depth: number,
): Promise<readonly string[]> {
  if (step === undefined || depth === 0) return [];
  if (!/[*?]/.test(step) && rest.length > 0) return match(`${base}${step}/`, rest, terminal, depth);
  const names = await terminal.list(resolve(terminal.folder, base || '.')).catch(() => []);
  const matches: string[] = step === '**' ? [...(await match(base, rest, terminal, depth))] : [];
  const rule = step === '**' ? /^[^.].*\/$/ : toRegExp(step);
  for (const name of names) {
    const isFolder = name.endsWith('/');
    if (!rule.test(step === '**' ? name : name.replace(/\/$/, ''))) continue;
    if (step === '**') matches.push(...(await match(base + name, [step, ...rest], terminal, depth - 1)));
    else if (rest.length > 0 && isFolder)
      matches.push(...(await match(base + name, rest, terminal, depth - 1)));
    else if (rest.length === 0 && !isFolder) matches.push(base + name);
  }
  return matches;
}

/** As in a shell, only a pattern that starts with a dot matches a hidden name. */
const toRegExp = (step: string): RegExp => {
  const body = step
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${step.startsWith('.') ? '' : '(?!\\.)'}${body}$`);
};
