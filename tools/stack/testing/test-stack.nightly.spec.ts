import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { Client } from 'pg';
import { processIdentity } from '../processes/processes.js';
import { startTestStack, type TestStack } from './test-stack.js';
import { SERVICES } from '../topology.js';

async function accepts(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function databases(like: string): Promise<number> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname LIKE $1', [
    like,
  ]);
  await client.end();
  return rowCount ?? 0;
}

async function tokenStatus(stack: TestStack): Promise<number> {
  const { clientId, clientSecret } = stack.sandbox.clients[0] ?? {};
  const answer = await fetch(`${stack.gateway}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  await answer.body?.cancel();
  return answer.status;
}

describe('a stack for tests', () => {
  it('A stack has its own database and services, which may be killed and restarted', async () => {
    const stack = await startTestStack({ prefix: 'stack_kill' });
    expect(await databases('stack_kill_%')).toBe(1);
    expect(await tokenStatus(stack)).toBe(200);

    const orders = stack.service('orders');
    const { pid } = orders;
    await orders.kill();
    expect(processIdentity(pid)).toBeUndefined();
    await expect(fetch(`${orders.url}/health/live`)).rejects.toThrow();
    await orders.restart();
    expect(orders.pid).not.toBe(pid);
    expect((await fetch(`${orders.url}/health/ready`)).status).toBe(200);

    const pids = SERVICES.map((name) => stack.service(name).pid);
    await stack.stop();
    expect(pids.map(processIdentity)).toEqual(pids.map(() => undefined));
    expect(await databases('stack_kill_%')).toBe(0);
  }, 120_000);

  it('A stack can have its own Kafka and Postgres, which may be stopped and restarted', async () => {
    const stack = await startTestStack({ prefix: 'stack_parts', ownParts: true });
    const { kafka, postgres } = stack.parts ?? {};
    const [broker = ''] = stack.sandbox.kafkaBrokers;
    await kafka?.stop();
    expect(await accepts(broker)).toBe(false);
    expect(await tokenStatus(stack)).toBe(200);
    await kafka?.start();
    expect(await accepts(broker)).toBe(true);

    await postgres?.stop();
    expect(await tokenStatus(stack)).not.toBe(200);
    await postgres?.start();
    await stack.service('gateway').ready();
    expect(await tokenStatus(stack)).toBe(200);
    const { documents } = stack.folder;
    await stack.stop();
    expect(existsSync(documents)).toBe(false);
  }, 120_000);
});
