// `npm run spec`: writes the tables of docs/spec that are generated from the source.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { specTables } from './spec-tables.ts';

const root = process.cwd();
const tables = specTables(root);
for (const name of readdirSync(`${root}/docs/spec`)) {
  const file = `${root}/docs/spec/${name}`;
  const before = readFileSync(file, 'utf8');
  const after = tables.update(before);
  if (after === before) continue;
  writeFileSync(file, after);
  console.log(`docs/spec/${name} updated`);
}
