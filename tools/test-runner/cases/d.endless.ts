import { writeFileSync } from 'node:fs';

it('runs until its process ends', () => {
  writeFileSync(process.env['ENDLESS_PID'] ?? '', String(process.pid));
  // What a file leaves open would keep the process alive.
  setInterval(() => undefined, 1_000);
  return new Promise(() => undefined);
}, 300_000);
