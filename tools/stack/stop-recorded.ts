import { stopComposeParts } from './infrastructure/compose.js';
import { endProcess, removeProcessRecord, recordedProcesses } from './processes.js';
import type { RecordedProcess } from './processes.js';
import type { Report } from './progress.js';
import { SERVICES } from './topology.js';

/** What a service may take to finish its work before it is made to end. */
export const SERVICE_GRACE_MS = 5_000;
const INFRASTRUCTURE_GRACE_MS = 3_000;

/**
 * Ends everything that the run folder lists, in order: services first, so that they can still write what they
 * have in hand; then Kafka and Postgres. The same for a Ctrl-C, `npm run down` and what a crashed run left behind.
 * @returns the names of what was running
 */
export async function stopRecorded(runFolder: string, report: Report): Promise<string[]> {
  const isService = ({ name }: RecordedProcess) =>
    SERVICES.some((service) => name.startsWith(service));
  const stopped: string[] = [];
  // Twice, for what was being started while we stopped the rest.
  for (let round = 0; round < 2; round += 1) {
    const running = recordedProcesses(runFolder);
    const services = running.filter(isService);
    const others = running.filter((part) => !isService(part));
    await stopAll(runFolder, services, SERVICE_GRACE_MS, report);
    await stopAll(runFolder, others, INFRASTRUCTURE_GRACE_MS, report);
    stopped.push(...running.map(({ name }) => name));
  }
  await stopComposeParts(runFolder);
  return stopped;
}

async function stopAll(
  runFolder: string,
  parts: readonly RecordedProcess[],
  graceMs: number,
  report: Report,
): Promise<void> {
  if (parts.length === 0) return;
  report(`stopping ${parts.map(({ name }) => name).join(', ')}`);
  await Promise.all(
    parts.map(async ({ name, pid }) => {
      // SIGINT is Postgres's "fast" way to stop; SIGTERM would wait for every session to leave.
      const signal = name === 'postgres' ? 'SIGINT' : 'SIGTERM';
      const byItself = await endProcess(pid, signal, graceMs);
      if (!byItself) report(`${name} did not stop within ${graceMs / 1_000} s and was killed`);
      removeProcessRecord(runFolder, name);
    }),
  );
}
