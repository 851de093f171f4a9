import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The unit of times in `/proc`, which is the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** Stops the infrastructure that the set-up started in the same process. */
export default async function tearDown(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..', '..', '..');
  const { stopTestInfrastructure } = await import(
    pathToFileURL(path.join(root, 'dist', 'tools', 'stack', 'testing', 'test-infrastructure.js'))
      .href
  );
  await stopTestInfrastructure();
  if (process.platform === 'linux') {
    console.error(`\nProcessor time: ${(processorSeconds() / 60).toFixed(1)} min`);
  }
}

/**
 * The processor time of this process and of all processes that it or its children started and that have ended: workers,
 * services, Postgres and Kafka.
 */
function processorSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return (user + system + childrenUser + childrenSystem) / TICKS_PER_SECOND;
}
