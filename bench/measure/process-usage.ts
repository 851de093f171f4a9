import { readFile, readdir } from 'node:fs/promises';
import { SERVICES } from '../../tools/stack/topology.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

/** Processor time in milliseconds since start and current resident MB of one part of the stack. */
export interface Usage {
  cpuMs: number;
  rssMb: number;
}

/** Linux reports processor time in hundredths of a second, regardless of the kernel's tick. */
const MS_PER_TICK = 10;

/** Usage of each service, Postgres, Kafka and this program. */
export async function readUsage(stack: TestStack): Promise<Map<string, Usage>> {
  const usage = new Map<string, Usage>();
  const add = async (name: string, pid: number): Promise<void> => {
    const { cpuMs, rssMb } = await usageOf(pid);
    const before = usage.get(name) ?? { cpuMs: 0, rssMb: 0 };
    usage.set(name, { cpuMs: before.cpuMs + cpuMs, rssMb: before.rssMb + rssMb });
  };
  for (const name of SERVICES) await add(name, stack.service(name).pid);
  for (const [name, pid] of await infrastructurePids()) await add(name, pid);
  await add('this program', process.pid);
  return usage;
}

/** Current resident MB of each service. */
export async function readMemory(stack: TestStack): Promise<Map<string, number>> {
  const memory = new Map<string, number>();
  for (const name of SERVICES) memory.set(name, (await usageOf(stack.service(name).pid)).rssMb);
  return memory;
}

/** Current resident MB of a process. */
export async function residentMb(pid: number): Promise<number> {
  return (await usageOf(pid)).rssMb;
}

async function infrastructurePids(): Promise<[string, number][]> {
  const pids: [string, number][] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (/postgres/.test(command.split('\0')[0] ?? '')) pids.push(['Postgres', Number(pid)]);
    else if (/kafka\.Kafka/.test(command)) pids.push(['Kafka', Number(pid)]);
  }
  return pids;
}

/** Returns zero usage for a process that has just ended. */
export async function usageOf(pid: number): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const rss = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { cpuMs: ticks * MS_PER_TICK, rssMb: rss / 1024 };
}

/** Processor time between two readings, the largest first: `catalog 12.3 s, Postgres 8.1 s`. */
export function cpuBetween(
  before: ReadonlyMap<string, Usage>,
  after: ReadonlyMap<string, Usage>,
): [name: string, cpuMs: number][] {
  return [...after]
    .map(([name, { cpuMs }]): [string, number] => [name, cpuMs - (before.get(name)?.cpuMs ?? 0)])
    .filter(([, cpuMs]) => cpuMs > 0)
    .toSorted(([, a], [, b]) => b - a);
}
