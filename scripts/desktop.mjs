// `npm run desktop`: builds and opens the desktop application. Passes its arguments on: `npm run desktop -- game.json`.
import { resolve } from 'node:path';
import { buildPage, cargo, needTools, program } from './desktop-setup.mjs';
import { install, run } from './setup.mjs';

install();
needTools();
// Paths are relative to the user's folder, because npm changes the working folder.
const args = process.argv
  .slice(2)
  .map((argument) => (argument.startsWith('-') ? argument : resolve(process.env.INIT_CWD ?? '.', argument)));
const status = buildPage() || cargo('build', '--release');
process.exit(status || run(program('release'), args, { shell: false }));
