import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually, PATIENCE } from '#testing';
import { projectRoot, type StackFolder } from './paths.js';
import { assertPortsFree, freePorts } from './ports/ports.js';
import { processIdentity, recordedProcesses } from './processes/processes.js';
import { removeRunLock } from './processes/run-lock.js';
import type { Sandbox } from './sandbox/sandbox-file.js';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.js';
import { PORT_NAMES, portVariable, SERVICES, type Ports } from './topology.js';

/** `npm run down` waits this long before it kills. */
const STOP_LIMIT_MS = 12_000;

let folder: StackFolder;
let ports: Ports;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await makeTestFolder();
  removeRunLock(folder.run);
  ports = await freePorts();
  const { DATABASE_URL: _url, KAFKA_BROKERS: _brokers, NODE_OPTIONS: _, ...rest } = process.env;
  env = {
    ...rest,
    ENTREPOT_STACK_DIR: folder.root,
    ...Object.fromEntries(PORT_NAMES.map((name) => [portVariable(name), String(ports[name])])),
  };
});

afterAll(() => removeTestFolder(folder));

const launch = (program: string): string[] => [
  path.join(projectRoot(), 'tools', 'stack', 'launch.ts'),
  program,
];

/** `npm start` with its output. */
class Stack {
  readonly process: ChildProcess;
  output = '';

  constructor() {
    this.process = spawn(process.execPath, launch('start'), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.process.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.process.exitCode !== null)
        throw new Error(`ended before "${text}":\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async end(...signals: NodeJS.Signals[]): Promise<{ code: unknown; tookMs: number }> {
    const began = Date.now();
    const exited = once(this.process, 'exit');
    for (const signal of signals) this.process.kill(signal);
    const [code] = await exited;
    return { code, tookMs: Date.now() - began };
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

function readSandbox(): Sandbox {
  return JSON.parse(readFileSync(folder.sandbox, 'utf8')) as Sandbox;
}

/** Runs a sample of the documents with this stack's address and secrets. */
function runSample(name: string): string {
  const file = path.join(projectRoot(), 'docs', 'samples', name);
  const text = readFileSync(file, 'utf8')
    .replaceAll('http://127.0.0.1:4640', readSandbox().gateway)
    .replace('./.stack/sandbox.json', folder.sandbox);
  return spawnSync('sh', ['-c', text], { encoding: 'utf8' }).stdout;
}

function hasCurl(): boolean {
  if (spawnSync('curl', ['--version']).status === 0) return true;
  console.warn('curl is missing, so the printed requests were not tried: apt-get install curl');
  expect(process.env['CI']).not.toBe('true');
  return false;
}

function expectPastedRequestsToWork(output: string): void {
  const pasted = /TOKEN=[^]*?(?=\n\n {2}npm run demo)/.exec(output)?.[0] ?? '';
  const { stdout } = spawnSync('sh', ['-c', pasted], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject([{ skuId: 'SHIRT-BLUE-M', merchantId: 'ACME' }]);
  expect(runSample('first-request.sh')).toMatch(
    /^\[.*"skuId":"SHIRT-BLUE-M".*\]\{.*"status":"LOCALIZATION IN PROGRESS".*\}\{.*"channels":.*\}$/,
  );
  expect(JSON.parse(runSample('operator-request.sh'))).toHaveProperty('services');
}

const argumentsOfOrders = (): string => {
  const pid = readFileSync(path.join(folder.run, 'orders.pid'), 'utf8').trim();
  return spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).stdout;
};

async function ordersRunFrom(program: RegExp): Promise<void> {
  await eventually(async () => {
    expect(argumentsOfOrders()).toMatch(program);
    expect(await isReady(`http://127.0.0.1:${ports.orders}`)).toBe(true);
  });
}

/** Runs `npm run dev -- orders` beside the stack until the service has answered, and Ctrl-C. */
async function expectOrdersToRunFromSources(): Promise<void> {
  const developer = spawn(process.execPath, [...launch('dev'), 'orders'], { env, stdio: 'ignore' });
  const ended = once(developer, 'exit');
  await ordersRunFrom(/--watch .* apps\/orders\/src\/main\.ts$/m);
  for (const signal of ['SIGINT', 'SIGINT'] as const) developer.kill(signal);
  expect(await ended).toEqual([0, null]);
  await ordersRunFrom(/ dist\/apps\/orders\/src\/main\.js$/m);
}

const runningParts = () =>
  recordedProcesses(folder.run)
    .map(({ name }) => name)
    .toSorted();

const ALL_PARTS = ['postgres', 'kafka', ...SERVICES].toSorted();

async function nothingIsLeft(): Promise<void> {
  expect(runningParts()).toEqual([]);
  // The kernel closes the sockets of a process that has ended after a moment.
  await eventually(() => assertPortsFree(ports, PORT_NAMES));
}

describe('npm start', () => {
  let first: Sandbox;

  it('npm start ends with a sandbox that answers and a file that describes it (decision 2.6)', async () => {
    const stack = new Stack();
    await stack.says('A first request');
    first = readSandbox();
    expect(statSync(folder.sandbox).mode & 0o777).toBe(0o600);
    expect(first.gateway).toBe(`http://127.0.0.1:${ports.gateway}`);
    expect(
      first.clients.map(({ clientId, kind, merchantId, carrierId }) => [
        clientId,
        kind,
        merchantId,
        carrierId,
      ]),
    ).toEqual([
      ['ACME', 'merchant', 'ACME', 'ACME-FC'],
      ['GLOBEX', 'merchant', 'GLOBEX', 'GLOBEX-FC'],
      ['MANUAL', 'merchant', 'MANUAL', 'MANUAL-FC'],
      ['FULFIL-1', 'fulfillment-partner', undefined, 'FULFIL-1'],
      ['OPS', 'operator', undefined, undefined],
    ]);
    expect(first.salesChannelTokens.map((entry) => entry.salesChannel)).toEqual([
      'ECOM',
      'MELI',
      'SHOP',
    ]);
    expect(await isReady(first.gateway)).toBe(true);
    expect(runningParts()).toEqual(ALL_PARTS);

    if (hasCurl()) expectPastedRequestsToWork(stack.output);

    const source = path.join(projectRoot(), 'tools', 'stack', 'changed.json');
    writeFileSync(source, '{}');
    const second = spawnSync(process.execPath, launch('start'), { env, encoding: 'utf8' });
    rmSync(source);
    expect(second.stderr).toMatch(/^sources have changed, but the stack runs/);
    expect(second.stderr).toContain(`already running (pid ${stack.process.pid})`);
    expect(second.status).toBe(1);
    expect(runningParts()).toEqual(ALL_PARTS);

    process.kill(Number(readFileSync(path.join(folder.run, 'orders.pid'), 'utf8')), 'SIGKILL');
    await stack.says('orders ended by signal SIGKILL');
    await stack.says('orders is started again');
    const orders = `http://127.0.0.1:${ports.orders}`;
    while (!(await isReady(orders))) await new Promise((resolve) => setTimeout(resolve, 50));
    await expectOrdersToRunFromSources();

    // A terminal's Ctrl-C sends SIGINT twice: by the terminal, and by npm.
    const end = await stack.end('SIGINT', 'SIGINT');
    expect(end.code).toBe(0);
    expect(end.tookMs).toBeLessThan(STOP_LIMIT_MS * PATIENCE);
    expect(stack.output.match(/stopping/g)).toHaveLength(2); // the services, then the infrastructure
    await nothingIsLeft();
  }, 120_000);

  it('npm start continues with the same data, cleans up after a crash, and is stopped by npm run down', async () => {
    const crashing = new Stack();
    await crashing.says('A first request');
    expect(readSandbox()).toEqual(first);
    const recorded = recordedProcesses(folder.run);
    await crashing.end('SIGKILL');
    expect(recorded.filter(({ pid }) => processIdentity(pid) !== undefined).length).toBeGreaterThan(
      0,
    );

    const next = new Stack();
    await next.says('an earlier run did not stop cleanly');
    await next.says('A first request');
    expect(recorded.map(({ pid }) => processIdentity(pid))).toEqual(recorded.map(() => undefined));
    expect(readSandbox()).toEqual(first);

    const exited = once(next.process, 'exit');
    const down = spawnSync(process.execPath, launch('down'), { env, encoding: 'utf8' });
    expect(down.stdout).toMatch(/stopped\n$/);
    expect(await exited).toEqual([0, null]);
    await nothingIsLeft();
    const again = spawnSync(process.execPath, launch('down'), { env, encoding: 'utf8' });
    expect(again.stdout).toMatch(/nothing is running\n$/);
  }, 120_000);
});
