import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { below, type Figure } from '../measure/table.js';

const READY = 'Entrepot sandbox at';
const IDLE_BEFORE_MEASURING_MS = 10_000;

/** Time from `npm start` to ready with everything cached, and memory of the six services when idle. */
export async function benchStack(): Promise<Figure[]> {
  const startedAt = performance.now();
  const stack = spawn(process.execPath, [join('dist', 'tools', 'stack', 'start.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withoutGivenInfrastructure(),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      stack.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes(READY)) resolve();
      });
      stack.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
    });
    const ready = (performance.now() - startedAt) / 1000;
    await delay(IDLE_BEFORE_MEASURING_MS);
    return [
      below('npm start to ready, cached', ready, 7, 's'),
      below('six services idle, together', (await serviceMemory()) / 1024, 650, 'MB RSS'),
    ];
  } finally {
    stack.removeAllListeners('exit');
    const ended = new Promise((resolve) => stack.once('exit', resolve));
    stack.kill('SIGTERM');
    await ended;
  }
}

/** Measures a separate stack, started as a developer does, not the one that the other benches use. */
function withoutGivenInfrastructure(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, KAFKA_BROKERS: _brokers, ...rest } = process.env;
  return rest;
}

/** Resident KiB of the processes that run a service's main. */
async function serviceMemory(): Promise<number> {
  let total = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!/apps\/\w+\/src\/main\.js/.test(command)) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    total += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return total;
}
