import { TcpProxy } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../tools/stack/ports/ports.js';
import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { HOST, SERVICES, type ServiceName } from '../../tools/stack/topology.js';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';

/** An orchestrator kills a process that has not ended by then. */
const EXIT_LIMIT_MS = 10_000;

/** The replicas of a service and their load balancer, which stops routing to a replica before it is stopped. */
class Replicas {
  readonly all: ServiceProcess[] = [];
  /** The port of the first replica, used while no replica is registered. */
  firstPort = 0;
  private readonly taken = new Set<ServiceProcess>();
  private next = 0;
  private balancer: TcpProxy | undefined;

  async open(): Promise<string> {
    this.balancer = await TcpProxy.toOneOf(() => this.ends());
    return `http://${HOST}:${this.balancer.address.port}`;
  }

  async close(): Promise<void> {
    await this.balancer?.stop();
  }

  /** @returns the time until it ended, in ms */
  async restart(process: ServiceProcess): Promise<number> {
    this.taken.add(process);
    const startedAt = performance.now();
    await process.kill('SIGTERM');
    const took = performance.now() - startedAt;
    await process.start();
    await process.ready(120_000);
    this.taken.delete(process);
    return took;
  }

  private ends() {
    const open = this.all.filter((process) => !this.taken.has(process));
    const ports = open.length === 0 ? [this.firstPort] : open.map(portOf);
    this.next += 1;
    const next = this.next % ports.length;
    return [...ports.slice(next), ...ports.slice(0, next)].map((port) => ({ host: HOST, port }));
  }
}

function portOf({ url }: ServiceProcess): number {
  return Number(new URL(url).port);
}

describe('a stack with two replicas of every service', () => {
  const replicas = Object.fromEntries(SERVICES.map((name) => [name, new Replicas()])) as Record<
    ServiceName,
    Replicas
  >;
  let rig: FaultRig;

  async function startSecond({ service, another }: TestStack): Promise<void> {
    for (const name of SERVICES) {
      replicas[name].all.push(service(name), await another(name, `${name}-2`));
    }
  }

  beforeAll(async () => {
    const urls = Object.fromEntries(
      await Promise.all(
        SERVICES.map(async (name) => [`${name.toUpperCase()}_URL`, await replicas[name].open()]),
      ),
    ) as Record<string, string>;
    const { GATEWAY_URL: gateway, ...overrides } = urls;
    const ports = await freePorts();
    for (const name of SERVICES) replicas[name].firstPort = ports[name];
    rig = await FaultRig.start(
      { prefix: 'rolling', ports, overrides },
      { gateway: gateway as string, prepare: startSecond },
    );
  }, 300_000);

  afterAll(async () => {
    await rig?.stop();
    await Promise.all(SERVICES.map((name) => replicas[name].close()));
  }, 120_000);

  async function roll({ random }: FaultContext): Promise<number> {
    for (const name of SERVICES) {
      for (const process of replicas[name].all) {
        await delay(random.below(1_000));
        expect(await replicas[name].restart(process)).toBeLessThan(EXIT_LIMIT_MS);
      }
    }
    return 2 * SERVICES.length;
  }

  it.each(seeds(1))(
    'The stack rejects no request during a rolling restart, and each replica ends within 10 s (seed %i)',
    (seed) =>
      rig.run({
        fault: 'rolling restart of two replicas each',
        seed,
        inject: async (context) => {
          const restarts = await roll(context);
          const { refusals, unanswered } = context.failures;
          expect({ refusals, unanswered }).toEqual({ refusals: [], unanswered: [] });
          return restarts;
        },
      }),
    600_000,
  );
});
