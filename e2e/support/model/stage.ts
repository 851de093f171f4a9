import { eventually } from '#testing';
import type { EventProbe } from '#testing';
import { Pool } from 'pg';
import { orderBody } from '../../../tools/demo/order-body.js';
import type { ShownPrice } from '../../../tools/demo/order-body.js';
import { tShirt } from '../../../tools/demo/product.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import type { Json } from '../merchant.js';
import { agree } from './agree.js';
import { Api } from './api.js';
import { inventory } from './order-acts.js';
import type { Stage } from './play.js';
import { SeenEvents } from './seen-events.js';

const CHANNEL = 'MELI';
const SKUS_PER_PRODUCT = 4;
const TIMEOUT = { timeoutMs: 120_000 };

/** A stage that is set up: each lane has one SKU of each merchant. */
export interface PreparedStage extends Stage {
  skuOf(lane: number): string;
  /** Closes the database connection, which reads state that no API shows. */
  close(): Promise<void>;
}

export async function prepareStage(
  stack: TestStack,
  probe: EventProbe,
  lanes: number,
): Promise<PreparedStage> {
  const merchants = [await Api.logIn(stack, 'ACME'), await Api.logIn(stack, 'GLOBEX')] as const;
  const prices = await Promise.all(merchants.map((api) => sellShirts(api, lanes)));
  const store = new Pool({ connectionString: stack.sandbox.databaseUrl, max: 4 });
  return {
    merchants,
    operator: await Api.logIn(stack, 'OPS'),
    partner: await Api.logIn(stack, 'FULFIL-1'),
    seen: new SeenEvents(probe),
    skuOf,
    orderOf: (who, id, skuId, units) => orderOf(id, skuId, units, prices[who] as ShownPrice),
    async dropped(orderId) {
      const text = 'SELECT state FROM catalog.stock_order WHERE order_id = $1';
      const { rows } = await store.query(text, [orderId]);
      agree(`stock of ${orderId}`, rows, [{ state: 'CANCELLED' }]);
    },
    close: () => store.end(),
  };
}

function skuOf(lane: number): string {
  return `lane${Math.floor(lane / SKUS_PER_PRODUCT)}-${(lane % SKUS_PER_PRODUCT) + 1}`;
}

/** Uploads and prices the SKUs of the lanes and waits until they can be ordered. @returns the price of each */
async function sellShirts(api: Api, lanes: number): Promise<ShownPrice> {
  const products = Array.from(
    { length: Math.ceil(lanes / SKUS_PER_PRODUCT) },
    (_, n) => `lane${n}`,
  );
  for (const product of products) await api.ask('POST', '/ext/merchant/skus', tShirt(product));
  for (const product of products) {
    await everySku(api, product, ({ localizationStatus }) =>
      expect(localizationStatus).toBe('READY_FOR_SALES_CHANNEL'),
    );
  }
  const skus = Array.from({ length: products.length * SKUS_PER_PRODUCT }, (_, n) => skuOf(n));
  for (const skuId of skus) {
    await api.ask('POST', '/ext/inventories/', inventory(skuId, 1));
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

/** An order with one line, whose id is `line-1`. */
function orderOf(id: string, skuId: string, units: number, price: ShownPrice): object {
  const body = orderBody(id, CHANNEL, [skuId], price);
  const { localizedSalePriceWithTaxes: sale, localizedListPriceWithTaxes: list } = price;
  const value = Number((sale * units).toFixed(2));
  return {
    ...body,
    value,
    items: body.items.map((item) => ({ ...item, quantity: units })),
    totals: {
      ...body.totals,
      itemsGross: Number((list * units).toFixed(2)),
      itemsDiscount: Number(((list - sale) * units).toFixed(2)),
    },
    payments: [{ type: 'BILL', value }],
  };
}
