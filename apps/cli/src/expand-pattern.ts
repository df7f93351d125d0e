import { resolve } from 'node:path';
import type { Terminal } from './terminal.ts';

/** Folders below a pattern's start that are looked into; deeper than any collection of games. */
const MAX_DEPTH = 20;

/**
 * The files that an argument names: itself, or all that match it as a pattern (98.15.3), for shells
 * that do not expand patterns. `*` and `?` stand within a name, `**` for any folders.
 */
export async function expandPattern(argument: string, terminal: Terminal): Promise<readonly string[]> {
  if (!/[*?]/.test(argument) || (await terminal.exists(resolve(terminal.folder, argument))))
    return [argument];
  const steps = argument.replaceAll('\\', '/').split('/');
  const found = await match(argument.startsWith('/') ? '/' : '', steps.filter(Boolean), terminal, MAX_DEPTH);
  return found.length > 0 ? [...new Set(found)].sort() : [argument];
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
  const found: string[] = step === '**' ? [...(await match(base, rest, terminal, depth))] : [];
  const fits = step === '**' ? /^[^.].*\/$/ : nameRule(step);
  for (const name of names) {
    const folder = name.endsWith('/');
    if (!fits.test(step === '**' ? name : name.replace(/\/$/, ''))) continue;
    if (step === '**') found.push(...(await match(base + name, [step, ...rest], terminal, depth - 1)));
    else if (rest.length > 0 && folder) found.push(...(await match(base + name, rest, terminal, depth - 1)));
    else if (rest.length === 0 && !folder) found.push(base + name);
  }
  return found;
}

/** As in a shell, a hidden name is matched only by a pattern that starts with the dot. */
const nameRule = (step: string): RegExp => {
  const body = step
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${step.startsWith('.') ? '' : '(?!\\.)'}${body}$`);
};
