// `npm run desktop`: builds the desktop application and opens it. Arguments go to it: `npm run desktop -- game.json`.
import { resolve } from 'node:path';
import { buildPage, cargo, needTools, program } from './desktop-setup.mjs';
import { install, run } from './setup.mjs';

install();
needTools();
// npm changes the working folder; a file is named from where the user stands.
const args = process.argv
  .slice(2)
  .map((argument) => (argument.startsWith('-') ? argument : resolve(process.env.INIT_CWD ?? '.', argument)));
const status = buildPage() || cargo('build', '--release');
process.exit(status || run(program('release'), args, { shell: false }));
