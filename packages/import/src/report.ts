import type { SourcePlace } from './ruby/unfollowed.ts';

/** Kinds of entries in an import report (85.15). */
export type ImportEntryKind = 'read' | 'missing' | 'computed' | 'changed' | 'dropped' | 'repaired';

export interface ImportEntry {
  readonly kind: ImportEntryKind;
  /** A single sentence. */
  readonly message: string;
  readonly place?: SourcePlace;
}

/** Collects entries. Equal ones are reported once, with the hexes or tiles they apply to. */
export class ImportReport {
  readonly #findings: ImportEntry[] = [];
  readonly #grouped = new Map<string, { readonly kind: ImportEntryKind; readonly where: string[] }>();

  add(kind: ImportEntryKind, message: string, place?: SourcePlace): void {
    const finding: ImportEntry = place ? { kind, message, place } : { kind, message };
    if (!this.#findings.some((known) => JSON.stringify(known) === JSON.stringify(finding)))
      this.#findings.push(finding);
  }

  /** Adds an entry that may apply to many hexes or tiles; `where` names one of them. */
  at(where: string, kind: ImportEntryKind, message: string): void {
    const key = `${kind} ${message}`;
    const known = this.#grouped.get(key);
    if (known) known.where.push(where);
    else this.#grouped.set(key, { kind, where: [where] });
  }

  findings(): ImportEntry[] {
    const grouped = [...this.#grouped].map(([key, { kind, where }]): ImportEntry => {
      const message = key.slice(kind.length + 1);
      const shown = where.slice(0, MAX_NAMES).join(', ');
      const more = where.length > MAX_NAMES ? ` and ${where.length - MAX_NAMES} more` : '';
      return { kind, message: `${shown}${more}: ${message}.` };
    });
    return [...this.#findings, ...grouped];
  }
}

const MAX_NAMES = 8;
