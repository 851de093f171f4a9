import { eventually } from '#testing';
import { rmSync } from 'node:fs';
import { databaseName, withDatabase, withOwner } from '../../tools/stack/migrate/database.js';
import { migrate } from '../../tools/stack/migrate/migrate.js';
import { quiet } from '../../tools/stack/progress.js';
import type { Scene } from '../../tools/stack/recovery/scene.js';
import { loadSecrets } from '../../tools/stack/secrets.js';
import { startTestStack } from '../../tools/stack/testing.js';
import type { TestStack, TestStackOptions } from '../../tools/stack/testing.js';
import { schemaOf, SERVICES } from '../../tools/stack/topology.js';
import type { ServiceName } from '../../tools/stack/topology.js';
import { RawKafka } from './faults/raw-kafka.js';
import { Merchant } from './merchant.js';

const PATIENCE = { timeoutMs: 90_000 };
const PARTITIONS = 3;

/** A stack with a merchant, and the means of the one who recovers it: the owner's database, the brokers, the processes. */
export class RecoveryStage {
  private constructor(
    readonly stack: TestStack,
    readonly merchant: Merchant,
    readonly scene: Scene,
    readonly kafka: RawKafka,
  ) {}

  static async start(options: TestStackOptions): Promise<RecoveryStage> {
    const stack = await startTestStack(options);
    const { sandbox, topicPrefix } = stack;
    const brokers = { brokers: sandbox.kafkaBrokers, clientId: 'recovery' };
    const scene = { databaseUrl: sandbox.databaseUrl, brokers, topicPrefix };
    const kafka = new RawKafka(sandbox.kafkaBrokers, topicPrefix);
    return new RecoveryStage(stack, await Merchant.logIn(stack), scene, kafka);
  }

  async stopServices(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await Promise.all(names.map((name) => this.stack.service(name).stop()));
  }

  async startServices(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await Promise.all(names.map((name) => this.stack.service(name).start()));
    await Promise.all(names.map((name) => this.stack.service(name).ready()));
  }

  /** `npm run migrate`. */
  async migrate(): Promise<void> {
    const { stack, scene } = this;
    await migrate({
      databaseUrl: scene.databaseUrl,
      passwords: loadSecrets(stack.folder.secrets, {}).roles,
      rolePrefix: stack.topicPrefix.slice(0, -1),
      brokers: scene.brokers.brokers,
      topicPrefix: stack.topicPrefix,
      partitions: PARTITIONS,
      replication: 1,
      report: quiet,
    });
  }

  /** Every row of a query, as the owner. */
  rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return withOwner(
      this.scene.databaseUrl,
      async (client) => (await client.query(sql, values)).rows,
    );
  }

  /** Everything that these services have written is published. */
  async untilPublished(names: readonly ServiceName[] = SERVICES): Promise<void> {
    await eventually(() => this.expectPublished(names), {
      ...PATIENCE,
      waitingFor: 'the outboxes to be empty',
    });
  }

  private async expectPublished(names: readonly ServiceName[]): Promise<void> {
    for (const name of names) {
      const rows = await this.rows(`SELECT id FROM ${schemaOf(name)}.outbox`);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
  }

  /** Everything is published and heard, and nothing was parked. */
  async untilStill(): Promise<void> {
    await eventually(
      async () => {
        // These are read one after the other: only where nothing was written meanwhile do they hold together.
        const written = await this.kafka.written();
        await this.expectPublished(SERVICES);
        expect(Object.fromEntries(await this.kafka.lag())).toEqual({});
        await this.expectPublished(SERVICES);
        expect(await this.kafka.written()).toEqual(written);
      },
      { ...PATIENCE, waitingFor: 'every group to have read everything that is published' },
    );
    for (const name of SERVICES) {
      expect(await this.rows(`SELECT * FROM ${schemaOf(name)}.parked_message`)).toEqual([]);
    }
  }

  /** A copy of the database as it is now; no one may be connected to it. */
  async backUp(): Promise<Date> {
    const { databaseUrl } = this.scene;
    const name = databaseName(databaseUrl);
    return withOwner(withDatabase(databaseUrl, 'postgres'), async (client) => {
      await client.query(`CREATE DATABASE ${name}_backup TEMPLATE ${name}`);
      const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
      return (rows[0] as { now: Date }).now;
    });
  }

  /** The copy takes the place of the database, which is gone. */
  async restore(): Promise<void> {
    const { databaseUrl } = this.scene;
    const name = databaseName(databaseUrl);
    await withOwner(withDatabase(databaseUrl, 'postgres'), async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`ALTER DATABASE ${name}_backup RENAME TO ${name}`);
    });
  }

  /** The broker comes back with empty disks. */
  async loseBrokerData(): Promise<void> {
    const { parts, folder } = this.stack;
    if (!parts) throw new Error('a broker that others use loses nothing');
    await parts.kafka.kill();
    rmSync(folder.kafka, { recursive: true });
    await parts.kafka.start();
  }

  stop(): Promise<void> {
    return this.stack.stop();
  }
}
