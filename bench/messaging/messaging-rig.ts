import { PriceQueued, type EventOf } from '#contracts';
import { createTestStore, createTestTopics, eventHeaders, uniqueName } from '#testing';
import type { TestStore } from '#testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { messagingMigrations } from '#messaging';
import { v7 as uuidv7 } from 'uuid';

export type Queued = EventOf<typeof PriceQueued>;

/** A consumer's projection, written by one set-based statement per chunk. */
class Projection1763683300000 implements MigrationInterface {
  name = 'Projection1763683300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE projection (price_id text PRIMARY KEY, sku_id text NOT NULL, sale_price numeric NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE projection');
  }
}

export const APPLY = `
  INSERT INTO projection (price_id, sku_id, sale_price)
  SELECT DISTINCT ON (price_id) price_id, sku_id, sale_price
    FROM unnest($1::text[], $2::text[], $3::numeric[]) WITH ORDINALITY AS t (price_id, sku_id, sale_price, position)
   ORDER BY price_id, position DESC
  ON CONFLICT (price_id) DO UPDATE SET sale_price = excluded.sale_price`;

/** The parameters of APPLY for some events. */
export function applyParameters(events: readonly Queued[]): unknown[] {
  return [
    events.map(({ priceId }) => priceId),
    events.map(({ skuId }) => skuId),
    events.map(({ salePrice }) => salePrice),
  ];
}

/** The same number as in the local stack. */
const PARTITIONS = 6;

export interface BenchRig {
  store: TestStore;
  prefix: string;
}

export async function makeBenchRig(): Promise<BenchRig> {
  const prefix = `${uniqueName('bench')}.`;
  const [store] = await Promise.all([
    createTestStore('bench', [...messagingMigrations, Projection1763683300000]),
    createTestTopics(prefix, { partitions: PARTITIONS }),
  ]);
  return { store, prefix };
}

/** One event for each of many subjects, with the size of a catalogue event. */
export function makeEvents(count: number): Queued[] {
  return Array.from({ length: count }, (_, n) => ({
    eventId: uuidv7(),
    occurredAt: new Date().toISOString(),
    ...newPrice(n),
  }));
}

/** The payload of one event, with the size of a catalogue event. */
export function newPrice(n: number): Omit<Queued, 'eventId' | 'occurredAt'> {
  return {
    merchantId: 'ACME',
    subject: `ACME-sku-${n}-MELI`,
    version: 1,
    priceId: `ACME-sku-${n}-MELI`,
    skuId: `sku-${n}`,
    salesChannel: 'MELI',
    request: 1,
    kind: 'origin',
    salePrice: '60.00',
    listPrice: '75.00',
    currency: 'USD',
    cause: 'update',
  };
}

export function headersOf(event: Queued): Record<string, string> {
  return {
    ...eventHeaders(PriceQueued, event),
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
}
