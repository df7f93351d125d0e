// `npm start`: installs what is missing, builds, serves the application on loopback and opens it.
import { spawn } from 'node:child_process';
import { build, install, root } from './setup.mjs';

install();
const status = build();
if (status !== 0) process.exit(status);

const { preview } = await import('vite');
const server = await preview({
  root: `${root}/apps/web`,
  preview: { host: '127.0.0.1', port: 1830, strictPort: false },
});
const [address] = server.resolvedUrls?.local ?? [];
console.log(`\nPlatelayer is at ${address}   (Ctrl+C stops it)`);
openInBrowser(address);

/** Opens the address where there is a desktop to open it on; being without one is no fault. */
function openInBrowser(url) {
  const { platform, env } = process;
  if (!url || env.CI || env.BROWSER === 'none' || !process.stdout.isTTY) return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[platform] ?? [
    'xdg-open',
  ];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
