import path from 'node:path';

/** Stops the infrastructure that the set-up started in the same process. */
export default async function tearDown(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..', '..', '..');
  const { stopTestInfrastructure } = await import(
    path.join(root, 'dist', 'tools', 'stack', 'testing', 'test-infrastructure.js')
  );
  await stopTestInfrastructure();
}
