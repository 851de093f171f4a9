import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../stack/paths.js';
import { createReport } from '../../stack/progress.js';
import { SERVICES_BEHIND } from '../../stack/topology.js';
import { makeTestFolder, removeTestFolder } from '../../stack/testing/test-folder.js';
import { startHostParts, type HostParts } from './host-parts.js';
import { kubectl, read, readSecret } from './kubectl.js';
import { Load, type LoadedPath } from './load.js';

/**
 * `npm run test:k8s -- node`: the image as pods of a real node, with Postgres and Kafka on its host. Each step reports its
 * result; the first failure ends the test.
 */
const DOCUMENTS = '/tmp/entrepot-documents';
const APIS = ['gateway', ...SERVICES_BEHIND.map((name) => `${name}-api`)];
const WORKERS = ['orders-worker', 'catalog-worker', 'logistics-worker', 'pricing-worker'];
const folder = path.join(projectRoot(), 'k8s');
const report = createReport();

async function program(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-3_000)}`);
  return output;
}

async function roll(parts: HostParts): Promise<void> {
  await kubectl(
    'apply',
    '--server-side',
    '--filename',
    path.join(folder, 'base', 'namespace.yaml'),
  );
  await program(path.join(folder, 'make-secrets.sh'), [parts.postgres, ''], {
    OWNER_PASSWORD: parts.ownerPassword,
  });
  await kubectl('apply', '--server-side', '--kustomize', path.join(folder, 'checks', 'node'));
  await kubectl('wait', '--for=condition=Complete', 'job/migrate', '--timeout=180s');
  report('migrate has run');
  for (const name of [...APIS, ...SERVICES_BEHIND.map((service) => `${service}-worker`)]) {
    await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=240s');
  }
  report('all Deployments are ready');
  await kubectl('wait', '--for=condition=Complete', 'job/sandbox', '--timeout=180s');
  report('the sandbox is created');
}

async function demo(gateway: string, { brokers }: HostParts): Promise<void> {
  const secrets = await Promise.all(
    ['ACME', 'GLOBEX', 'MANUAL', 'FULFIL_1', 'OPS'].map(async (client) => {
      const name = `ENTREPOT_SECRET_${client}`;
      return [name, await readSecret('sandbox-clients', name)] as const;
    }),
  );
  const env = { GATEWAY_URL: gateway, KAFKA_BROKERS: brokers, ...Object.fromEntries(secrets) };
  const output = await program(process.execPath, ['dist/tools/demo/demo.js'], env);
  report(`the demo ends with: ${output.trim().split('\n').at(-1)}`);
}

async function loadedPaths(gateway: string): Promise<LoadedPath[]> {
  const clientSecret = await readSecret('sandbox-clients', 'ENTREPOT_SECRET_ACME');
  const answer = await fetch(`${gateway}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 'ACME', clientSecret }),
  });
  const { token } = (await answer.json()) as { token: string };
  const lists = ['/ext/merchant/skus', '/ext/inventories', '/ext/orders', '/ext/parcels'];
  return [
    ...lists.map((list) => ({ path: list, status: 200, token })),
    { path: '/ext/skus/none/validPrice?salesChannel=MELI&currency=MXN', status: 404, token },
    { path: '/fxRate/PRC', status: 403, token },
    { path: '/.well-known/jwks.json', status: 200 },
  ];
}

async function rollUnderLoad(gateway: string): Promise<void> {
  const load = new Load(gateway, await loadedPaths(gateway), { connections: 8, pauseMs: 20 });
  for (const name of APIS) {
    await kubectl('rollout', 'restart', `deployment/${name}`);
    await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=180s');
    report(`${name} was replaced`);
  }
  await delay(10_000); // until the last old pod has ended
  const { requests, failures } = await load.stop();
  if (failures.size > 0)
    throw new Error(`of ${requests} requests failed: ${JSON.stringify([...failures])}`);
  report(`every API was replaced under load: ${requests} requests, none failed`);
}

/** Kills each worker like a crash during the demo, which would fail if an event were lost or applied twice. */
async function killWorkers(gateway: string, parts: HostParts): Promise<void> {
  const walk = demo(gateway, parts);
  walk.catch(() => undefined); // awaited below
  for (const name of WORKERS) {
    const [service = '', role = ''] = name.split('-');
    const labels = `app.kubernetes.io/name=${service},app.kubernetes.io/component=${role}`;
    await kubectl('delete', 'pod', `--selector=${labels}`, '--force', '--grace-period=0');
    await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=120s');
  }
  await walk;
  report('four workers were killed during the demo, and nothing was lost');
}

async function scale(gateway: string): Promise<void> {
  const refused = { path: '/fxRate/PRC', status: 401 };
  const load = new Load(gateway, [refused], { connections: 16, pauseMs: 0 });
  const deadline = Date.now() + 180_000;
  let replicas = 1;
  while (replicas < 2 && Date.now() < deadline) {
    await delay(3_000);
    replicas = Number(await read('hpa/taxes-api', '.status.desiredReplicas'));
  }
  const { requests } = await load.stop();
  if (replicas < 2) throw new Error('the autoscaler stayed at 1');
  report(`the autoscaler wants ${replicas} of taxes-api after ${requests} requests`);
}

const stack = await makeTestFolder();
rmSync(DOCUMENTS, { recursive: true, force: true });
mkdirSync(DOCUMENTS);
chmodSync(DOCUMENTS, 0o777);
const parts = await startHostParts(stack, randomBytes(24).toString('hex'));
try {
  report('Postgres and Kafka are up');
  await roll(parts);
  const gateway = `http://${await read('service/gateway', '.spec.clusterIP')}`;
  await demo(gateway, parts);
  await rollUnderLoad(gateway);
  await killWorkers(gateway, parts);
  await scale(gateway);
  report('passed');
} catch (error) {
  report(`failed: ${(error as Error).message}`);
  console.log(await kubectl('get', 'pods', '--output=wide'));
  process.exitCode = 1;
} finally {
  if (process.env['KEEP'] === undefined) {
    await kubectl('delete', 'namespace/entrepot', '--wait=true', '--timeout=120s').catch(
      () => undefined,
    );
    await kubectl('delete', 'persistentvolume/entrepot-documents', '--wait=false').catch(
      () => undefined,
    );
    await parts.stop();
    await removeTestFolder(stack);
  }
}
process.exit();
