import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { measurePatience } from '../../test-runner/patience.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/**
 * For the projects whose tests need Postgres and Kafka; Jest calls it only if one of their tests is selected. It runs
 * the built code, like the services that the tests start.
 */
export default async function setUp(): Promise<void> {
  await measurePatience();
  const launch = path.join(root, 'tools', 'stack', 'launch.ts');
  const { status } = spawnSync(process.execPath, [launch, 'tests'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1); // it has said why
  const { findChromium } = await import(
    pathToFileURL(path.join(root, 'dist', 'tools', 'browser', 'find-chromium.js')).href
  );
  try {
    findChromium(); // unpacks it once, before the workers
  } catch (error) {
    console.error((error as Error).message);
  }
  const { startTestInfrastructure, stopTestInfrastructure } = await import(
    pathToFileURL(path.join(root, 'dist', 'tools', 'stack', 'testing', 'test-infrastructure.js'))
      .href
  );
  await startTestInfrastructure();
  // Jest exits without its tear-down when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stopTestInfrastructure().finally(() => process.exit(1));
    });
  }
}
