import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { startTestStack } from '../../../tools/stack/testing/test-stack.js';
import type { TestStack, TestStackOptions } from '../../../tools/stack/testing/test-stack.js';
import type { OwnParts } from '../../../tools/stack/testing/test-parts.js';
import { schemaOf, SERVICES, type ServiceName } from '../../../tools/stack/topology.js';
import { SeededRandom } from './clients/seeded-random.js';
import { addRow, printLine } from './fault-table.js';
import { LoadClient } from './clients/load-client.js';
import { prepareSeller, type Seller } from './clients/seller.js';
import { Ledger } from './oracle/ledger.js';
import { Follower } from './oracle/follower.js';
import { judgeStock, Oracle, readShown } from './oracle/oracle.js';
import { FAULTS, type Verdict } from './oracle/verdict.js';
import { noFailures, RetryingClient, type ClientFailures } from './clients/retrying-client.js';
import { RawKafka, type NewRecord } from './raw-kafka.js';
import { PublishedEvents } from './oracle/published-events.js';
import { WebhookOracle } from './oracle/webhooks.js';

const MERCHANTS = ['ACME', 'GLOBEX'];
const INITIAL_STOCK = 1_000_000;
const LOAD_CLIENTS = 6;
/** Clients pause between two requests, because otherwise they would saturate two cores without any fault. */
const THINK_MS = 30;
const TIMEOUT = { timeoutMs: 120_000 };
/** Includes the session timeout of a killed member, the interval of pollers and a slow machine. */
const SETTLE_MS = 150_000;

/** The context of an injected fault. */
export interface FaultContext {
  rig: FaultRig;
  random: SeededRandom;
  failures: ClientFailures;
  /** A separate client for the fault, whose writes are verified with those of the others. */
  loadClient: LoadClient;
}

export interface RigOptions {
  /** The address to which clients send their requests; the gateway by default. */
  gateway?: string;
  /** Called when the services are ready, before the first request. */
  prepare?: (stack: TestStack) => Promise<void>;
}

export interface Round {
  fault: string;
  seed: number;
  /** Number of concurrent clients; 6 by default. */
  loadClients?: number;
  /** Injects the fault while clients work. @returns the number of injections */
  inject: (context: FaultContext) => Promise<number>;
}

/** The writes of clients while a fault was injected this many times. */
interface Load {
  injected: number;
  ledger: Ledger;
}

/** A whole stack with clients of two merchants, and the oracle that verifies the effects of their writes. */
export class FaultRig {
  readonly store: Pool;
  readonly kafka: RawKafka;
  sellers: Seller[] = [];
  private followers: Follower[] = [];
  webhooks: WebhookOracle[] = [];
  private sender: Awaited<ReturnType<RawKafka['sender']>> | undefined;
  private failures: ClientFailures = noFailures();
  private readonly sold = new Map<string, number>();

  private constructor(
    readonly stack: TestStack,
    readonly parts: OwnParts,
    private readonly gateway: string,
  ) {
    const { pathname } = new URL(stack.sandbox.databaseUrl);
    const url = new URL(parts.databaseUrl);
    url.pathname = pathname;
    this.store = new Pool({ connectionString: url.href, max: 6 });
    this.store.on('error', () => undefined);
    this.kafka = new RawKafka(parts.brokers, stack.topicPrefix);
  }

  static async start(
    options: TestStackOptions,
    { gateway, prepare }: RigOptions = {},
  ): Promise<FaultRig> {
    const stack = await startTestStack({ ownParts: true, ...options });
    if (!stack.parts) throw new Error('a fault test stops parts, so it needs parts of its own');
    const rig = new FaultRig(stack, stack.parts, gateway ?? stack.gateway);
    try {
      await prepare?.(stack);
      await rig.prepareSellers();
      return rig;
    } catch (error) {
      await rig.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const oracle of this.webhooks) oracle.stop();
    // The brokers may be stopped already.
    await this.sender?.stop().catch(() => undefined);
    await this.store.end();
    await this.stack.stop();
  }

  /**
   * Runs clients while the fault is injected; then waits until all work is done and verifies the result.
   * @throws Error with the seed and every difference from the answers that clients received
   */
  async run(round: Round): Promise<void> {
    const { fault, seed } = round;
    try {
      const { injected, ledger } = await this.load(round);
      printLine(
        `${fault}, seed ${seed}: injected; ${ledger.acknowledged} writes; waiting until all work is done`,
      );
      const verdict = await this.verify(ledger, injected);
      addRow({
        fault,
        seed,
        injected,
        acknowledged: ledger.acknowledged,
        verdict,
        longestMs: this.failures.longestMs,
      });
      const faults = FAULTS.flatMap((kind) => verdict[kind].map((what) => `${kind}: ${what}`));
      if (faults.length > 0) throw new Error(faults.slice(0, 40).join('\n'));
    } catch (error) {
      printLine(`${fault}, seed ${seed}: ${(error as Error).message}`);
      throw new Error(`${fault} with SEED=${seed}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Runs clients while the fault is injected. @returns the writes, when the last client is done */
  async load({ fault, seed, loadClients = LOAD_CLIENTS, inject }: Round): Promise<Load> {
    const random = new SeededRandom(seed);
    const ledger = new Ledger();
    Object.assign(this.failures, noFailures());
    const name = `${fault.replaceAll(/[^a-z0-9]+/gi, '')}${seed}`.toLowerCase();
    const working = new AbortController();
    const loadClientAt = (index: number, id = String(index)): LoadClient =>
      new LoadClient({
        name: `${name}-${id}`,
        round: name,
        seller: this.sellers[index % this.sellers.length] as Seller,
        ledger,
        random: random.branch(index),
        send: (records) => this.send(records),
      });
    const programs = [
      ...Array.from({ length: loadClients }, (_, index) => this.work(loadClientAt(index), working)),
      ...this.followers.map((follower) => follower.keepReading(working.signal)),
    ];
    // An index that belongs to the first merchant.
    const firstClient = loadClientAt(loadClients + (loadClients % this.sellers.length), 'x');
    const context = { rig: this, random, failures: this.failures, loadClient: firstClient };
    printLine(`${fault}, seed ${seed}: begins`);
    const failure = Promise.all(programs).then(() => new Promise<never>(() => undefined));
    try {
      const injected = await Promise.race([inject(context), failure]);
      working.abort();
      await Promise.all(programs);
      return { injected, ledger };
    } catch (error) {
      working.abort();
      await Promise.allSettled(programs);
      throw error;
    }
  }

  private async work(loadClient: LoadClient, working: AbortController): Promise<void> {
    while (!working.signal.aborted) {
      await loadClient.step();
      await delay(THINK_MS);
    }
  }

  private async send(records: readonly NewRecord[]): Promise<void> {
    this.sender ??= await this.kafka.sender();
    await this.sender.send(records);
  }

  /** Waits until all work is done, then verifies; a difference may only be late, so it retries until the deadline. */
  private async verify(ledger: Ledger, injected: number): Promise<Verdict> {
    const deadline = Date.now() + SETTLE_MS;
    await this.untilIdle();
    this.countSold(ledger);
    for (;;) {
      const verdict = await this.judge(ledger, injected);
      if (FAULTS.every((kind) => verdict[kind].length === 0) || Date.now() > deadline) {
        for (const oracle of this.webhooks) oracle.endRound();
        return verdict;
      }
      await delay(1_000);
    }
  }

  private async judge(ledger: Ledger, injected: number): Promise<Verdict> {
    const clients = new Map(this.sellers.map(({ merchantId, client }) => [merchantId, client]));
    const records = await this.kafka.readAll();
    const published = new PublishedEvents(records);
    await Promise.all(this.followers.map((follower) => follower.poll()));
    const shown = await readShown(clients, await this.logIn('OPS'));
    const verdict = await new Oracle(ledger, published, shown, clients).judge();
    for (const follower of this.followers) follower.judge(shown.states, published, verdict);
    for (const oracle of this.webhooks) await oracle.judge(records, injected, verdict);
    verdict.wrong.push(...judgeStock(shown, this.sold, INITIAL_STOCK));
    return verdict;
  }

  private countSold({ orders }: Ledger): void {
    for (const { merchantId, skuIds, isCancelled } of orders) {
      for (const skuId of isCancelled ? [] : skuIds) {
        const name = `${merchantId} ${skuId}`;
        this.sold.set(name, (this.sold.get(name) ?? 0) + 1);
      }
    }
  }

  /**
   * Waits until every outbox is empty, no message is parked, no group has lag and no delivery is due.
   * @param mayPark services that received unreadable messages
   */
  async untilIdle(mayPark: readonly ServiceName[] = []): Promise<void> {
    await eventually(
      async () => {
        for (const service of SERVICES) {
          expect({ service, outbox: await this.count(`${schemaOf(service)}.outbox`) }).toEqual({
            service,
            outbox: 0,
          });
        }
        expect(Object.fromEntries(await this.kafka.lag())).toEqual({});
        expect(await this.parked(mayPark)).toBe(0);
        expect(await this.count('webhooks.due_delivery')).toBe(0);
      },
      { timeoutMs: SETTLE_MS, waitingFor: 'everything to be published and consumed' },
    );
  }

  async parked(except: readonly ServiceName[] = []): Promise<number> {
    const services = SERVICES.filter((service) => !except.includes(service));
    const counts = await Promise.all(
      services.map((service) => this.count(`${schemaOf(service)}.parked_message`)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async count(table: string): Promise<number> {
    const { rows } = await this.store.query(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0].count;
  }

  logIn(clientId: string): Promise<RetryingClient> {
    const { gateway, stack } = this;
    return RetryingClient.logIn({ gateway, sandbox: stack.sandbox }, clientId, this.failures);
  }

  private async prepareSellers(): Promise<void> {
    this.sellers = await Promise.all(
      MERCHANTS.map(async (merchantId) => {
        const clients = { client: await this.logIn(merchantId), operator: await this.logIn('OPS') };
        return prepareSeller(merchantId, clients, INITIAL_STOCK);
      }),
    );
    this.webhooks = await Promise.all(this.sellers.map((seller) => WebhookOracle.start(seller)));
    await this.untilIdle();
    await this.untilRepriced();
    this.followers = this.sellers.flatMap(({ merchantId, client }) => [
      new Follower(merchantId, client, 'pages'),
      new Follower(merchantId, client, 'dates'),
    ]);
  }

  /** Waits until pricing has requeued prices for the new channels, which no client's write causes. */
  private async untilRepriced(): Promise<void> {
    await eventually(
      async () =>
        expect(
          await this.count(`${schemaOf('pricing')}.requeue_job WHERE finished_at IS NULL`),
        ).toBe(0),
      { ...TIMEOUT, waitingFor: 'the new channels to be priced' },
    );
  }
}

/** The seeds of this run: `SEED` to reproduce one, else `FAULT_SEEDS` of them (2 by default). */
export function seeds(count = 2): number[] {
  const { SEED, FAULT_SEEDS } = process.env;
  if (SEED !== undefined) return [Number(SEED)];
  return Array.from({ length: Number(FAULT_SEEDS ?? count) }, (_, index) => index + 1);
}
