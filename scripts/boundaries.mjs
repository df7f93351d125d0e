// Packages depend only downwards and only through each other's index.ts (see docs/architecture.md). A table says who may
// import whom; this check reads every import of the sources and of the package.json files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './setup.mjs';

const ALLOWED = {
  'packages/scene': [],
  'packages/game': [],
  'packages/library': ['scene', 'game'],
  'packages/sheets': ['scene'],
  'packages/press': ['scene'],
  'packages/components': ['scene', 'game', 'library', 'sheets'],
  'packages/export': ['scene', 'game', 'library', 'sheets', 'press', 'components'],
  'apps/web': ['scene', 'game', 'library', 'sheets', 'press', 'components', 'export'],
  'apps/cli': ['scene', 'game', 'library', 'sheets', 'press', 'components', 'export'],
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });

/** Tests may use anything through its front door, and the shared test aids. */
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes(`${sep}testing${sep}`);

const faults = [];
for (const top of ['packages', 'apps']) {
  for (const entry of readdirSync(join(root, top), { withFileTypes: true })) {
    const home = `${top}/${entry.name}`;
    if (!entry.isDirectory()) continue;
    const allowed = ALLOWED[home];
    if (!allowed) {
      faults.push(`${home}: not in the table of scripts/boundaries.mjs`);
      continue;
    }
    const manifest = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    for (const file of filesBelow(join(root, home))) {
      const place = relative(root, file);
      for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        if (specifier.startsWith('.')) {
          const target = relative(root, resolve(dirname(file), specifier)).replaceAll(sep, '/');
          const inside = target.startsWith(`${home}/`);
          if (!inside && !(isTest(file) && target.startsWith('scripts/testing/')))
            faults.push(`${place}: "${specifier}" leaves ${home}`);
        } else if (specifier.startsWith('@platelayer/')) {
          const [name, ...inner] = specifier.slice('@platelayer/'.length).split('/');
          if (inner.length > 0) faults.push(`${place}: "${specifier}" goes past the index.ts of ${name}`);
          else if (isTest(file)) continue;
          else if (!allowed.includes(name)) faults.push(`${place}: ${home} may not import ${name}`);
          else if (!declared.has(`@platelayer/${name}`))
            faults.push(`${place}: ${home}/package.json does not name @platelayer/${name}`);
        }
      }
    }
  }
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? 'Package boundaries hold.' : `${faults.length} imports cross a package boundary.`,
);
process.exit(faults.length === 0 ? 0 : 1);
