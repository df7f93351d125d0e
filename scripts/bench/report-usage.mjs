// Loaded before a program: tells at its end what it has cost, for the parent process to read.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = { cpu: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
