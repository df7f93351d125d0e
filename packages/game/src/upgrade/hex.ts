import { asNumber, asText } from '../json.ts';
import {
  type Draft,
  type DraftFields,
  draft,
  draftEntries,
  draftFieldsOf,
  draftObject,
  fieldValue,
  finishDraft,
} from './draft.ts';
import { PLACES } from './places.ts';
import { appendTo, renamed, type UpgradeRule } from './rule.ts';

/** Moves entries from a separate list to a common one, with a `type`. Invalid entries move unchanged. */
const typed = (name: string, from: string, to: string, type: string, bare: 'cost' | 'side'): UpgradeRule => ({
  name,
  at: PLACES.hexes,
  apply: (fields) => {
    const thing = fields.get(from);
    if (!thing) return [];
    const items = draftEntries(thing).map((item) => {
      const own = fieldsOfEntry(item, bare);
      return own ? draftObject(withType(own, type, item.written), item.written) : item;
    });
    appendTo(fields, to, from, items);
    return [
      { written: thing.written, message: `\`${from}\` is now written in \`${to}\`, with type \`${type}\`.` },
    ];
  },
});

/**
 * A number sets the field `bare`, and so does a string if that is a cost. `true` is an entry without fields
 * (20.2.3).
 */
function fieldsOfEntry(item: Draft, bare: 'cost' | 'side'): DraftFields | undefined {
  const value = finishDraft(item);
  if (value === true) return new Map();
  return asNumber(value) !== undefined || (typeof value === 'string' && bare === 'cost')
    ? new Map([[bare, item]])
    : draftFieldsOf(item);
}

function withType(fields: DraftFields, type: string, written: string): DraftFields {
  const own = fields.get('type');
  return own
    ? new Map([...fields, ['type', draft(type, own.written)]])
    : new Map([['type', draft(type, written)], ...fields]);
}

const tileNumber: UpgradeRule = {
  name: 'tile-number',
  at: PLACES.hexes,
  apply: (fields) => {
    const tile = fields.get('tile');
    const number = fieldValue(fields, 'tile');
    if (!tile || typeof number !== 'number') return [];
    fields.set('tile', draft(String(number), tile.written));
    return [
      { written: tile.written, message: `Tile ids are strings: ${number} is now written "${number}".` },
    ];
  },
};

const bareName: UpgradeRule = {
  name: 'bare-name',
  at: PLACES.named,
  apply: (fields) => {
    const name = fields.get('name');
    const text = asText(fieldValue(fields, 'name'));
    if (!name || text === undefined) return [];
    fields.set('name', draftObject(new Map([['name', draft(text, name.written)]]), name.written));
    return [{ written: name.written, message: 'A name is now an object with the text in `name`.' }];
  },
};

/** Moves the fields of a `company` object into the token (20.14.43). */
const companyObject: UpgradeRule = {
  name: 'token-company',
  at: PLACES.tokens,
  apply: (fields) => {
    const company = fields.get('company');
    const inner = draftFieldsOf(company);
    if (!company || !inner) return [];
    const own = [...fields].filter(([key]) => key !== 'company');
    fields.clear();
    for (const [key, thing] of [...inner, ...own]) fields.set(key, thing);
    return [
      {
        written: company.written,
        message: '`company` is now the abbreviation of a company; other fields belong to the token itself.',
      },
    ];
  },
};

export const hexRules: readonly UpgradeRule[] = [
  // The order matters: mountains before water, both after other terrain (20.8.13).
  typed('mountain', 'mountain', 'terrain', 'mountain', 'cost'),
  typed('water', 'water', 'terrain', 'water', 'cost'),
  typed('off-board-track', 'offBoardTrack', 'track', 'offboard', 'side'),
  renamed('route-bonus', PLACES.hexes, 'routeBonus', 'routeBonuses'),
  tileNumber,
  bareName,
  companyObject,
  renamed('icon-stroke', PLACES.icons, 'stroke', 'strokeColor'),
];
