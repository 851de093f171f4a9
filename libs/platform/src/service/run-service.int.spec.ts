import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text as textOf } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { resolve } from 'node:path';

const CHILD = resolve('dist/libs/platform/test/child-service.js');

const ENVIRONMENT = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://none@127.0.0.1:9/none',
  DATABASE_SCHEMA: 'child',
  KAFKA_BROKERS: '127.0.0.1:9',
  PUBLIC_URL: 'http://127.0.0.1',
  JWKS_URL: 'http://127.0.0.1:9/',
};

class Child {
  output = '';
  readonly exit: Promise<number | null>;
  private readonly process: ChildProcess;

  constructor(environment: Record<string, string>) {
    this.process = spawn(process.execPath, [CHILD], { env: environment });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.exit = new Promise((done) => this.process.on('close', done));
  }

  async says(text: string | RegExp): Promise<RegExpMatchArray> {
    for (;;) {
      const match = this.output.match(text);
      if (match !== null) return match;
      if (this.process.exitCode !== null)
        throw new Error(`the process ended with the output:\n${this.output}`);
      await delay(5);
    }
  }

  async url(): Promise<string> {
    return (await this.says(/listens on (http:\/\/[\d.]+:\d+)/))[1] ?? '';
  }

  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.process.kill(signal);
  }
}

describe('a service as a process', () => {
  const children: Child[] = [];
  const start = (environment: Record<string, string>) => {
    const child = new Child(environment);
    children.push(child);
    return child;
  };

  afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes requests, closes consumers, then pools, and exits with 0',
    async (signal) => {
      const child = start(ENVIRONMENT);
      const url = await child.url();
      await child.says('consumer listens');
      const slow = fetch(`${url}/slow`);
      await child.says('slow begun');
      child.kill(signal);
      await child.says(`${signal}: stopping`);
      child.kill('SIGINT'); // a terminal and the stack each send a signal
      expect(await (await slow).json()).toEqual({ done: true });
      expect(await child.exit).toBe(0);
      const steps = ['consumer closed', 'pools closed'].map((step) => child.output.indexOf(step));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps).not.toContain(-1);
    },
  );

  it('answers requests on an open connection while stopping, and closes it with the answer', async () => {
    const child = start(ENVIRONMENT);
    const url = await child.url();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(`${url}/slow`, agent)).connection).toBe('keep-alive');
    child.kill('SIGTERM');
    await child.says('SIGTERM: stopping');
    const last = await ask(`${url}/slow`, agent);
    expect(last).toEqual({ status: 200, connection: 'close', reused: true });
    expect(await child.exit).toBe(0);
  });

  it('ends with 1 and the reason when a consumer fails, which would read nothing more', async () => {
    const child = start(ENVIRONMENT);
    await fetch(`${await child.url()}/fail`).catch(() => undefined);
    expect(await child.exit).toBe(1);
    expect(child.output).toContain('the consumer cannot go on');
  });

  it('logs an unhandled rejection, and ends with 1', async () => {
    const child = start(ENVIRONMENT);
    const url = await child.url();
    await fetch(`${url}/reject`).catch(() => undefined);
    expect(await child.exit).toBe(1);
    const fatal = child.output.split('\n').find((line) => line.includes('"level":"fatal"'));
    expect(fatal).toContain('nothing waits for this');
  });

  it('connects consumers in the role api as well, for their handlers', async () => {
    const child = start({ ...ENVIRONMENT, ROLE: 'api' });
    const url = await child.url();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await child.exit).toBe(0);
    expect(child.output).toContain('consumer listens');
  });

  it('sends its spans before it ends, to the endpoint of OpenTelemetry’s variables', async () => {
    const bodies: string[] = [];
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      bodies.push(`${request.url} ${JSON.stringify(await json(request))}`);
      response.end('{}');
    };
    const collector = createServer((request, response) => void receive(request, response));
    const child = start({ ...ENVIRONMENT, ...(await traced(collector)) });
    await fetch(`${await child.url()}/slow`);
    expect(bodies).toEqual([]);
    child.kill('SIGTERM');
    expect(await child.exit).toBe(0);
    collector.close();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatch(/^\/v1\/traces .*"name":"GET \/slow"/);
    expect(bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"child"}}');
    expect(bodies[0]).not.toContain('/health');
  });

  it('ends in time even if the collector never answers', async () => {
    const collector = createServer(() => undefined);
    const child = start({ ...ENVIRONMENT, ...(await traced(collector)) });
    await fetch(`${await child.url()}/slow`);
    child.kill('SIGTERM');
    expect(await child.exit).toBe(0);
    expect(child.output).not.toContain('the stop took too long');
    collector.closeAllConnections();
    collector.close();
  });

  it('reports faults of OpenTelemetry’s variables if there is an endpoint, and exits with 1', async () => {
    const faulty = { ...ENVIRONMENT, OTEL_TRACES_SAMPLER: 'sometimes' };
    const child = start({ ...faulty, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(await child.exit).toBe(1);
    expect(child.output).toContain('OTEL_TRACES_SAMPLER: given "sometimes", expected one of');
    const off = start(faulty);
    await off.url();
    off.kill('SIGTERM');
    expect(await off.exit).toBe(0);
  });

  it('writes every fault of its environment to standard error and exits with 1', async () => {
    const child = start({
      ...ENVIRONMENT,
      HTTP_PORT: 'x',
      DATABASE_SCHEMA: '',
      PUBLIC_URL: 'ftp://x',
    });
    expect(await child.exit).toBe(1);
    expect(child.output).toContain('child cannot start: 3 fault(s) in the environment');
    for (const name of ['HTTP_PORT', 'DATABASE_SCHEMA', 'PUBLIC_URL']) {
      expect(child.output).toContain(`\n  ${name}: `);
    }
  });
});

/** The variables for a collector of the test; spans are sent only at the end. */
async function traced(collector: Server): Promise<Record<string, string>> {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
  };
}

/** Sends a request on the agent's connection. */
async function ask(url: string, agent: Agent) {
  const request = get(url, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await textOf(response);
  const { statusCode: status, headers } = response;
  return { status, connection: headers.connection, reused: request.reusedSocket };
}
