import { eventually } from '#testing';
import { rmSync } from 'node:fs';
import { databaseName, withDatabase, withOwner } from '#migration';
import { migrate } from '../../tools/stack/migrate/migrate.js';
import { quiet } from '../../tools/stack/progress.js';
import type { RecoveryTarget } from '../../tools/stack/recovery/recovery-target.js';
import { loadSecrets } from '../../tools/stack/sandbox/secrets.js';
import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import type { TestStack, TestStackOptions } from '../../tools/stack/testing/test-stack.js';
import { schemaOf, SERVICES, type ServiceName } from '../../tools/stack/topology.js';
import { RawKafka } from './faults/raw-kafka.js';
import { Merchant, type Json } from './merchant.js';

const TIMEOUT = { timeoutMs: 90_000 };
const PARTITIONS = 3;

/** A stack with a merchant, and access for its recovery: the owner's database, the brokers, the processes. */
export class RecoveryRig {
  private constructor(
    readonly stack: TestStack,
    readonly merchant: Merchant,
    readonly target: RecoveryTarget,
    readonly kafka: RawKafka,
  ) {}

  static async start(options: TestStackOptions): Promise<RecoveryRig> {
    const stack = await startTestStack(options);
    const { sandbox, topicPrefix } = stack;
    const brokers = { brokers: sandbox.kafkaBrokers, clientId: 'recovery' };
    const target = { databaseUrl: sandbox.databaseUrl, brokers, topicPrefix };
    const kafka = new RawKafka(sandbox.kafkaBrokers, topicPrefix);
    return new RecoveryRig(stack, await Merchant.logIn(stack), target, kafka);
  }

  async stopServices(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await Promise.all(names.map((name) => this.stack.service(name).stop()));
  }

  async startServices(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await Promise.all(names.map((name) => this.stack.service(name).start()));
    await Promise.all(names.map((name) => this.stack.service(name).ready()));
  }

  /** Runs `npm run migrate`. */
  async migrate(): Promise<void> {
    const { stack, target } = this;
    await migrate({
      databaseUrl: target.databaseUrl,
      passwords: loadSecrets(stack.folder.secrets, {}).roles,
      rolePrefix: stack.topicPrefix.slice(0, -1),
      brokers: target.brokers.brokers,
      topicPrefix: stack.topicPrefix,
      partitions: PARTITIONS,
      replication: 1,
      report: quiet,
    });
  }

  /** Runs a query as the owner. @returns its rows */
  rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return withOwner(
      this.target.databaseUrl,
      async (client) => (await client.query(sql, values)).rows,
    );
  }

  /** Waits until the outboxes of these services are empty. */
  async untilPublished(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await eventually(() => this.expectPublished(names), {
      ...TIMEOUT,
      waitingFor: 'the outboxes to be empty',
    });
  }

  private async expectPublished(names: readonly ServiceName[]): Promise<void> {
    for (const name of names) {
      const rows = await this.rows(`SELECT id FROM ${schemaOf(name)}.outbox`);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
  }

  /** Waits until everything is published and consumed, and checks that nothing is parked. */
  async untilIdle(): Promise<void> {
    await eventually(
      async () => {
        // These are separate reads: they are consistent only if nothing was written in between.
        const written = await this.kafka.written();
        await this.expectPublished(SERVICES);
        expect(Object.fromEntries(await this.kafka.lag())).toEqual({});
        await this.expectPublished(SERVICES);
        expect(await this.kafka.written()).toEqual(written);
      },
      { ...TIMEOUT, waitingFor: 'every group to have read everything that is published' },
    );
    for (const name of SERVICES) {
      expect(await this.rows(`SELECT * FROM ${schemaOf(name)}.parked_message`)).toEqual([]);
    }
  }

  /** Republishes everything with `POST /ops/{subject}/republish`. @returns the finished job */
  async republish(subject: string): Promise<Json> {
    const { operator } = this.merchant;
    const { jobId } = (await operator.send<Json>('POST', `/ops/${subject}/republish`, {})).body;
    return eventually(async () => {
      const { body } = await operator.send<Json>('GET', `/ops/${subject}/republish/${jobId}`);
      expect(body).toHaveProperty('finishedAt');
      return body;
    });
  }

  /** Copies the database, which must have no connections. @returns the time of the copy */
  async backUp(): Promise<Date> {
    const { databaseUrl } = this.target;
    const name = databaseName(databaseUrl);
    return withOwner(withDatabase(databaseUrl, 'postgres'), async (client) => {
      await client.query(`CREATE DATABASE ${name}_backup TEMPLATE ${name}`);
      const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
      return (rows[0] as { now: Date }).now;
    });
  }

  /** Replaces the database with the copy. */
  async restore(): Promise<void> {
    const { databaseUrl } = this.target;
    const name = databaseName(databaseUrl);
    await withOwner(withDatabase(databaseUrl, 'postgres'), async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`ALTER DATABASE ${name}_backup RENAME TO ${name}`);
    });
  }

  /** Restarts the broker with empty disks. */
  async loseBrokerData(): Promise<void> {
    const { parts, folder } = this.stack;
    if (!parts) throw new Error('the stack needs parts of its own to delete broker data');
    await parts.kafka.kill();
    rmSync(folder.kafka, { recursive: true });
    await parts.kafka.start();
  }

  stop(): Promise<void> {
    return this.stack.stop();
  }
}
