import { stopComposeParts } from '../infrastructure/docker/compose.js';
import { endProcess, removeProcessRecord, recordedProcesses } from './processes.js';
import type { RecordedProcess } from './processes.js';
import type { Report } from '../progress.js';
import { SERVICES } from '../topology.js';

/** Grace period for a service to finish its work before it is killed. */
export const SERVICE_GRACE_MS = 5_000;
const INFRASTRUCTURE_GRACE_MS = 3_000;

/**
 * Ends all processes recorded in the run folder, in order: services first, so that they can finish their work; then
 * Kafka and Postgres. Used by Ctrl-C, by `npm run down` and after a crashed run.
 * @returns the names of the processes that were running
 */
export async function stopRecorded(runFolder: string, report: Report): Promise<string[]> {
  const isService = ({ name }: RecordedProcess) =>
    SERVICES.some((service) => name.startsWith(service));
  const stopped: string[] = [];
  // Twice, to include processes that were starting during the first round.
  for (let round = 0; round < 2; round += 1) {
    const running = recordedProcesses(runFolder);
    const services = running.filter(isService);
    const infrastructure = running.filter((part) => !isService(part));
    await stopAll(runFolder, services, SERVICE_GRACE_MS, report);
    await stopAll(runFolder, infrastructure, INFRASTRUCTURE_GRACE_MS, report);
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
      // SIGINT is Postgres's "fast" shutdown; SIGTERM would wait for every session to end.
      const signal = name === 'postgres' ? 'SIGINT' : 'SIGTERM';
      const byItself = await endProcess(pid, signal, graceMs);
      if (!byItself) report(`${name} did not stop within ${graceMs / 1_000} s and was killed`);
      removeProcessRecord(runFolder, name);
    }),
  );
}
