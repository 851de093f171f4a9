import { setTimeout as delay } from 'node:timers/promises';
import { withOwner } from '#migration';
import { eventually } from '#testing';
import { percentile } from '../../../bench/measure/statistics.js';
import { productBody, tShirt } from '../../../tools/requests/product-body.js';
import { stockBody } from '../../../tools/requests/stock-body.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { Merchant, type Json } from '../merchant.js';

/** A merchant with a product of its own for single changes. */
export interface Tenant {
  merchantId: string;
  merchant: Merchant;
  skuId: string;
}

/** A queue of background work that a merchant can fill. */
export interface Queue {
  name: string;
  /** The number of changes that wait when the measurement begins; a queue without turns needs seconds for them. */
  depth: number;
  /** SQL: the number of changes of merchant $1 that wait. */
  waiting: string;
  /** Adds a part of the attacker's backlog. */
  fill: (attacker: Tenant) => Promise<unknown>;
  /** Makes a single change, and returns once it has its effect. */
  change: (tenant: Tenant, value: number, stack: TestStack) => Promise<unknown>;
}

const CHANGES = 10;
/** SKUs of the attacker, in products of as many as one upsert may have. */
const SKUS = { products: 8, ofProduct: 500 };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const bulkProduct = (product: number): string => `BULK-${product}`;

/** The body of an upsert of many SKUs. */
function bulkBody(product: number, note?: string) {
  const sizes = numbers(SKUS.ofProduct).map((number) => `${number}`);
  return productBody(bulkProduct(product), { colors: ['Negro'], sizes, ...(note && { note }) });
}

const bulkSkus = numbers(SKUS.products).flatMap((product) =>
  numbers(SKUS.ofProduct).map((number) => `${bulkProduct(product)}-${number}`),
);

/** About the usual rates of the sandbox's channels. */
const RATES = { BRL: 5.4, MXN: 18.5, CLP: 950 };
/** A job begins after its rate or request has arrived. */
const JOB_BEGINS_MS = 500;
/** A quantity that no other write sets. */
const STOCK = 1_000_000;

let filled = 0;

const LISTED = `
  SELECT (offer ->> 'quantity')::int AS n FROM catalog.listing
   WHERE merchant_id = $1 AND sku_id = $2 AND sales_channel = 'MELI'`;
const PRICES_WAITING = `
  SELECT count(*)::int AS n FROM pricing.price_request WHERE merchant_id = $1 AND state = 'queued'`;

const validPrice = ({ merchant, skuId }: Tenant): Promise<Json> =>
  merchant.get(`/ext/skus/${skuId}/validPrice?salesChannel=MELI&currency=MXN`);

async function changePrice(tenant: Tenant, value: number): Promise<void> {
  const salePrice = 40 + value / 100;
  await tenant.merchant.api.send('POST', `/ext/prices/origin/${tenant.skuId}`, { salePrice });
  await until(async () => (await validPrice(tenant)).grossOutboundSalePrice === salePrice);
}

/** Steps of orders are missing: orders cannot be placed faster than their steps are taken. */
export const QUEUES: readonly Queue[] = [
  {
    name: 'price requests',
    depth: 9_000,
    waiting: PRICES_WAITING,
    fill: ({ merchant }) => {
      filled += 1;
      const from = (filled * 500) % bulkSkus.length;
      const rows = bulkSkus
        .slice(from, from + 500)
        .map((skuId) => ({ skuId, salePrice: 60 + (filled % 30), listPrice: 100 }));
      return merchant.api.send('POST', '/ext/prices/origin', rows);
    },
    change: changePrice,
  },
  {
    name: 're-pricing by rates',
    // The job adds prices in portions while the outbox is short.
    depth: 1_000,
    waiting: PRICES_WAITING,
    fill: async ({ merchant }) => {
      filled += 1;
      for (const [quote, usual] of Object.entries(RATES)) {
        const rate = usual * (1 + (filled % 9) / 50);
        const body = { base: 'USD', quote, rate: Number(rate.toFixed(4)), source: 'a test' };
        await merchant.operator.send('POST', '/ops/fx-rates', body);
      }
      await delay(JOB_BEGINS_MS);
    },
    change: changePrice,
  },
  {
    name: 'review and translation',
    depth: 3_000,
    waiting: `SELECT count(*)::int AS n FROM catalog.sku
               WHERE merchant_id = $1 AND localization_status <> 'READY_FOR_SALES_CHANNEL'`,
    fill: ({ merchant }) => {
      filled += 1;
      const body = bulkBody((filled % SKUS.products) + 1, `${filled}`);
      return merchant.api.send('POST', '/ext/merchant/skus', body);
    },
    change: async ({ merchant, skuId }, value) => {
      const productId = skuId.replace(/-1$/, '');
      const body = tShirt(productId).map((sku) => ({ ...sku, description: `Camiseta ${value}.` }));
      await merchant.api.send('POST', '/ext/merchant/skus', body);
      await until(async () => {
        const { localizationStatus, localizations } = await merchant.get(
          `/ext/merchant/skus/${skuId}/localizations`,
        );
        const isNew = localizations.every((localization: Json) =>
          localization.description.includes(`${value}`),
        );
        return localizationStatus === 'READY_FOR_SALES_CHANNEL' && isNew;
      });
    },
  },
  {
    name: 'listings',
    depth: 3_500,
    waiting: 'SELECT count(*)::int AS n FROM catalog.listing_task WHERE merchant_id = $1',
    fill: async ({ merchant }) => {
      filled += 1;
      const rows = bulkSkus.map((skuId) => stockBody(skuId, 100 + (filled % 50)));
      const requests = numbers(SKUS.products).map((number) =>
        rows.slice((number - 1) * 500, number * 500),
      );
      for (const body of requests) await merchant.api.send('POST', '/ext/inventories/batch', body);
    },
    change: async ({ merchantId, merchant, skuId }, value, stack) => {
      await merchant.setStock(skuId, STOCK + value);
      await until(
        async () => (await numberFrom(stack, LISTED, [merchantId, skuId])) === STOCK + value,
      );
    },
  },
  {
    name: 'republication',
    // The job adds a portion only while the outbox is short.
    depth: 100,
    waiting: 'SELECT count(*)::int AS n FROM pricing.outbox WHERE merchant = $1',
    fill: async ({ merchant, merchantId }) => {
      await merchant.operator.send('POST', '/ops/prices/republish', { merchantId });
      await delay(JOB_BEGINS_MS);
    },
    change: changePrice,
  },
];

/** Stores the attacker's products, with prices in every channel. */
export async function addBulk(attacker: Tenant, stack: TestStack): Promise<void> {
  for (const product of numbers(SKUS.products)) {
    await attacker.merchant.api.send('POST', '/ext/merchant/skus', bulkBody(product));
  }
  for (let start = 0; start < bulkSkus.length; start += 500) await QUEUES[0]?.fill(attacker);
  await drained(stack);
}

/** Waits until no change of the attacker waits in any queue. */
export async function drained(stack: TestStack): Promise<void> {
  for (const queue of QUEUES) await until(async () => (await waitingIn(stack, queue)) === 0);
}

export async function addTenant(stack: TestStack, merchantId: string): Promise<Tenant> {
  const merchant = await Merchant.logIn(stack, merchantId);
  const [skuId = ''] = await merchant.upload('SINGLE');
  await merchant.price([skuId]);
  await merchant.setStock(skuId, STOCK);
  return { merchantId, merchant, skuId };
}

/**
 * Times single changes of a tenant until they have their effect.
 * @param prepare is called before each change, outside its time
 * @returns the 99th percentile in milliseconds
 */
export async function timeChanges(
  stack: TestStack,
  { change }: Queue,
  tenant: Tenant,
  prepare?: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index += 1) {
    await prepare?.();
    made += 1;
    const startedAt = performance.now();
    await change(tenant, made, stack);
    times.push(performance.now() - startedAt);
  }
  return Math.round(
    percentile(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  );
}

let made = 0;

/**
 * Times single changes of a tenant, each behind a full backlog of the attacker.
 * @returns the 99th percentile in milliseconds, and the backlog that was left after the last change
 */
export async function timeBehind(
  stack: TestStack,
  queue: Queue,
  attacker: Tenant,
  tenant: Tenant,
): Promise<{ p99: number; remaining: number }> {
  const p99 = await timeChanges(stack, queue, tenant, async () => {
    while ((await waitingIn(stack, queue)) < queue.depth) await queue.fill(attacker);
  });
  return { p99, remaining: await waitingIn(stack, queue) };
}

const waitingIn = (stack: TestStack, { waiting }: Queue): Promise<number> =>
  numberFrom(stack, waiting, ['ACME']);

async function numberFrom({ sandbox }: TestStack, sql: string, values: string[]): Promise<number> {
  const { rows } = await withOwner(sandbox.databaseUrl, (client) =>
    client.query<{ n: number }>(sql, values),
  );
  return rows[0]?.n ?? 0;
}

const LIMIT_MS = 180_000;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  await eventually(async () => expect(await isDone()).toBe(true), { timeoutMs: LIMIT_MS });
}
