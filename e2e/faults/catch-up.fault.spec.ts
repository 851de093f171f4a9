import { SalesChannelInventoryApplied } from '#contracts';
import { partitionOf } from '#messaging';
import { eventually } from '#testing';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';
import { CONSUMERS } from '../support/faults/injection/kills.js';
import type { ReadRecord } from '../support/faults/raw-kafka.js';

const BEHIND = Number(process.env['FAULT_BEHIND'] ?? 1_000_000);
const AT_ONCE = 2_000;
const PARTITIONS = 3;
const SKUS = ['sold-1', 'sold-2', 'sold-3', 'sold-4'];
const LIMIT_MS = 900_000;
const SAMPLE_MS = 1_000;
/** Limit of memory in the last third of the samples divided by memory in the middle third. */
const GROWTH = 1.1;

describe('a consumer group that is far behind', () => {
  let rig: FaultRig;
  let worker: ServiceProcess;

  /** Splits catalog into an API process and a worker process, so that one can be stopped while the other answers. */
  async function splitCatalog({ another }: TestStack): Promise<void> {
    for (const name of CONSUMERS) {
      const started = await another(name, `${name}-worker`, { overrides: { ROLE: 'worker' } });
      if (name === 'catalog') worker = started;
    }
  }

  beforeAll(async () => {
    rig = await FaultRig.start(
      { prefix: 'behind', overrides: { ROLE: 'api' } },
      { prepare: splitCatalog },
    );
  }, 300_000);

  afterAll(() => rig?.stop(), 120_000);

  it(
    `The group catches up with ${BEHIND} events in constant memory`,
    async () => {
      await worker.stop();
      await sendEvents(rig, BEHIND);
      await rig.run({
        fault: `consumer ${BEHIND} events behind`,
        seed: seeds(1)[0] ?? 1,
        loadClients: 2,
        inject: catchUp,
      });
    },
    2 * LIMIT_MS,
  );

  async function catchUp({ rig: { kafka } }: FaultContext): Promise<number> {
    await worker.start();
    await worker.ready(120_000);
    const memory: number[] = [];
    await eventually(
      async () => {
        memory.push(residentBytes(worker.pid));
        await delay(SAMPLE_MS);
        const lag = (await kafka.lag()).get('catalog.main sales-channel.catalog');
        expect(lag ?? 0).toBe(0);
      },
      { timeoutMs: LIMIT_MS, waitingFor: 'catalog to catch up' },
    );
    const third = Math.floor(memory.length / 3);
    const [before, last] = [mean(memory.slice(third, -third)), mean(memory.slice(-third))];
    process.stdout.write(
      `caught up in ${memory.length} samples; ${megabytes(before)} MB, then ${megabytes(last)} MB\n`,
    );
    expect(last).toBeLessThan(before * GROWTH);
    return 1;
  }
});

async function sendEvents({ kafka }: FaultRig, count: number): Promise<void> {
  const sender = await kafka.sender();
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - sent);
    await sender.send(Array.from({ length: size }, (_, index) => applied(sent + index)));
  }
  await sender.stop();
}

function applied(number: number): ReadRecord {
  const skuId = SKUS[number % SKUS.length] as string;
  const eventId = uuidv7();
  const now = new Date().toISOString();
  const event = {
    eventId,
    occurredAt: now,
    merchantId: 'ACME',
    subject: `ACME:${skuId}`,
    skuId,
    salesChannel: 'MELI',
    quantity: 1,
    appliedAt: now,
  };
  const { type, schemaPath, stream } = SalesChannelInventoryApplied;
  const key = SalesChannelInventoryApplied.key(event);
  return {
    stream,
    partition: partitionOf(key, PARTITIONS),
    offset: '',
    key: Buffer.from(key),
    value: Buffer.from(JSON.stringify(event)),
    headers: {
      ce_id: eventId,
      ce_type: type,
      ce_subject: event.subject,
      ce_dataschema: schemaPath,
    },
  };
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, number) => sum + number, 0) / list.length;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}
