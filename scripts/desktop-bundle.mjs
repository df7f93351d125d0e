// `npm run desktop:bundle`: builds the packages for this system, .deb and .rpm on Linux. Passes its arguments to Tauri
// (`npm run desktop:bundle -- --config FILE`).
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage, needTools, shell, target } from './desktop-setup.mjs';
import { install, tool } from './setup.mjs';

install();
needTools();
const status =
  buildPage() ||
  tool('tauri', ['build', ...process.argv.slice(2)], {
    cwd: shell,
    env: { ...process.env, CARGO_TARGET_DIR: target },
  });
if (status !== 0) process.exit(status);

const folder = join(target, 'release', 'bundle');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(deb|rpm|AppImage|dmg|exe|msi)$/.test(name)) continue;
  const path = join(folder, name);
  console.log(`${path}  ${(statSync(path).size / 1e6).toFixed(1)} MB`);
}
