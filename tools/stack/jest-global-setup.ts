import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * For the projects whose tests need Postgres and Kafka; Jest calls it only when one of theirs is selected. It runs
 * what is built, because the services that the tests start are run from there as well.
 */
export default async function setUp(): Promise<void> {
  const launch = path.join(root, 'tools', 'stack', 'launch.ts');
  execFileSync(process.execPath, [launch], { stdio: 'inherit' });
  const { startTestInfrastructure, stopTestInfrastructure } = await import(
    path.join(root, 'dist', 'tools', 'stack', 'test-infrastructure.js')
  );
  await startTestInfrastructure();
  // Jest leaves without its tear-down when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stopTestInfrastructure().finally(() => process.exit(1));
    });
  }
}
