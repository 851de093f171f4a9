import { eventually, type EventProbe } from '#testing';
import { Pool } from 'pg';
import { orderBody, type ShownPrice } from '../../../tools/requests/order-body.js';
import { tShirt } from '../../../tools/requests/product-body.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import type { Json } from '../merchant.js';
import { newMerchant, newPartner } from '../new-merchant.js';
import { expectEqual } from './expect-equal.js';
import { Api } from './api.js';
import { stockBody } from '../../../tools/requests/stock-body.js';
import type { ModelContext } from './sequence-run.js';
import { ReceivedEvents } from './received-events.js';

const CHANNEL = 'MELI';
const SKUS_PER_PRODUCT = 4;
const TIMEOUT = { timeoutMs: 120_000 };
const GERMAN = { country: 'DE', currency: 'EUR' };

/** A context that is set up: each slot has one SKU of each merchant. */
export interface PreparedContext extends ModelContext {
  skuOf(slot: number): string;
  /** Closes the database connection, which reads state that no API shows. */
  close(): Promise<void>;
}

export async function prepareContext(
  stack: TestStack,
  probe: EventProbe,
  slots: number,
): Promise<PreparedContext> {
  const merchants = [
    await Api.logIn(stack, await newMerchant(stack, 'AMERICAN')),
    await Api.logIn(stack, await newMerchant(stack, 'GERMAN', GERMAN)),
  ] as const;
  const ids = merchants.map(({ clientId }) => clientId);
  const prices = await Promise.all(merchants.map((api) => sellShirts(api, slots)));
  const store = new Pool({ connectionString: stack.sandbox.databaseUrl, max: 4 });
  return {
    merchants,
    operator: await Api.logIn(stack, 'OPS'),
    partner: await Api.logIn(stack, await newPartner(stack, 'PARTNER', ids)),
    seen: new ReceivedEvents(probe),
    skuOf,
    orderOf: (who, id, skuId, units) =>
      orderBody(id, CHANNEL, [skuId], prices[who] as ShownPrice, units),
    async dropped(orderId) {
      const text = 'SELECT state FROM catalog.stock_order WHERE order_id = $1';
      const { rows } = await store.query(text, [orderId]);
      expectEqual(`stock of ${orderId}`, rows, [{ state: 'CANCELLED' }]);
    },
    close: () => store.end(),
  };
}

function skuOf(slot: number): string {
  return `product${Math.floor(slot / SKUS_PER_PRODUCT)}-${(slot % SKUS_PER_PRODUCT) + 1}`;
}

/** Uploads and prices the SKUs of the slots and waits until they can be ordered. @returns the price of each */
async function sellShirts(api: Api, slots: number): Promise<ShownPrice> {
  const products = Array.from(
    { length: Math.ceil(slots / SKUS_PER_PRODUCT) },
    (_, n) => `product${n}`,
  );
  for (const product of products) await api.ask('POST', '/ext/merchant/skus', tShirt(product));
  for (const product of products) {
    await everySku(api, product, ({ localizationStatus }) =>
      expect(localizationStatus).toBe('READY_FOR_SALES_CHANNEL'),
    );
  }
  const skus = Array.from({ length: products.length * SKUS_PER_PRODUCT }, (_, n) => skuOf(n));
  for (const skuId of skus) {
    await api.ask('POST', '/ext/inventories/', stockBody(skuId, 1));
    await api.ask('POST', `/ext/prices/origin/${skuId}`, { salePrice: 60, listPrice: 75 });
  }
  for (const product of products) {
    await everySku(api, product, ({ salesChannelStatus }) =>
      expect(salesChannelStatus[CHANNEL]?.status).toBe('SALES_CHANNEL_APPROVED'),
    );
  }
  return api.get(`/ext/skus/${skuOf(0)}/validPrice?salesChannel=${CHANNEL}&currency=MXN`);
}

function everySku(api: Api, product: string, check: (sku: Json) => void): Promise<void> {
  return eventually(
    async () => {
      for (const sku of await api.get(`/ext/merchant/products/${product}`)) check(sku);
    },
    { ...TIMEOUT, waitingFor: `the SKUs of ${product}` },
  );
}
