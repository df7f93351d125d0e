// Loaded before a program: when it ends, reports its resource usage to the parent process.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = { cpu: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
