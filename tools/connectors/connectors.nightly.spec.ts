import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestStack, type TestStack } from '../stack/testing/test-stack.js';
import type { ServiceName } from '../stack/topology.js';
import { catalogDifferences, orderDifferences } from './compare.js';
import { Connector } from './connector.js';
import { entrepotOrders, skusOf, type EntrepotOrder } from './entrepot-records.js';
import { ImageServer } from './image-server.js';
import { inParallel } from './in-parallel.js';
import { installShop } from './install-shop.js';
import { CURRENCY, Seller, VARIANTS, type Sku } from './seller.js';
import { buy } from './shop/buyer.js';
import type { GraphQl } from './shop/graphql.js';
import { addCategories, CATEGORY } from './shop/shop-categories.js';
import { cancelInShop, countOf, ordersOf, variantsOf } from './shop/shop-records.js';
import { VendureShop } from './shop/vendure-shop.js';

const PRODUCTS = Number(process.env['PRODUCTS'] ?? 200);
const ORDERS = Number(process.env['ORDERS'] ?? 50);
/** The number of orders from each side. */
const CANCELLED = Math.ceil(ORDERS / 10);
const RETURNED = Math.ceil(ORDERS / 10);
const STOCK = 40;
/** Part of the names that the merchant changes, in its language and in the channel's language. */
const NEW = 'nueva';
const AGAIN_MS = 2_000;
/** The time limit of one wait: the first is the longest. */
const LIMIT_MS = 60_000 + PRODUCTS * VARIANTS * 400;
const LONG_MS = 4 * LIMIT_MS;

/** Tests the connector of examples/connectors with a local Vendure and crashes. */
describe('the connector to Vendure', () => {
  let images: ImageServer;
  let stack: TestStack;
  let shop: VendureShop;
  let admin: GraphQl;
  let seller: Seller;
  let connector: Connector;
  let products: Sku[][];
  const startedAt = performance.now();

  beforeAll(async () => {
    const installed = installShop();
    images = await ImageServer.start();
    // The sandbox's own connector would approve the SKUs before this one.
    const overrides = { SANDBOX_CONNECTOR_DELAY_MS: '3600000' };
    stack = await startTestStack({ prefix: 'connectors', overrides });
    seller = await Seller.open(stack);
    shop = await VendureShop.start(await installed, CURRENCY);
    admin = await shop.admin();
    await addCategories(admin);
    connector = await Connector.install({
      ENTREPOT_URL: stack.gateway,
      ENTREPOT_CLIENT_ID: seller.connector.clientId,
      ENTREPOT_CLIENT_SECRET: seller.connector.clientSecret,
      VENDURE_URL: shop.adminApi,
      VENDURE_USERNAME: shop.username,
      VENDURE_PASSWORD: shop.password,
    });
    await connector.start();
    await seller.mapCategory(CATEGORY);
    products = Array.from({ length: PRODUCTS }, (_, index) => seller.product(index, images.url));
    report('is ready');
  }, LONG_MS);

  afterAll(async () => {
    await connector?.remove();
    await shop?.stop();
    await stack?.stop();
    images?.stop();
  }, LONG_MS);

  it(
    'The connector shows every SKU once, although it and the services are killed meanwhile',
    async () => {
      await seller.upload(products);
      const skuIds = products.flat().map(({ skuId }) => skuId);
      await seller.stock(new Map(skuIds.map((skuId) => [skuId, STOCK])));
      await seller.price(new Map(skuIds.map((skuId, index) => [skuId, 20 + (index % 50)])));
      await untilVariants(0.2);
      await connector.crash();
      await untilVariants(0.6);
      await crash('gateway', 'catalog');
      await untilVariants(1);
      await untilSame(catalogDifferences);
      report('shows the SKUs');
    },
    LONG_MS,
  );

  it(
    'The connector follows changes of text, price and stock, withdrawals and returns to the list',
    async () => {
      const tenth = Math.ceil(PRODUCTS / 10);
      const [worded, paused, lost] = [0, 1, 2].map((part) =>
        products.slice(part * tenth, (part + 1) * tenth),
      ) as [Sku[][], Sku[][], Sku[][]];
      await seller.upload(worded.map((skus) => skus.map(withNewWords)));
      await seller.upload(paused.map((skus) => skus.map((sku) => withActive(sku, false))));
      for (const [, sku] of lost) await seller.deleteSku(sku?.skuId ?? '');
      const repriced = products.slice(3 * tenth, 6 * tenth).flat();
      const before = await skusOf(seller);
      await seller.price(new Map(repriced.map(({ skuId }, index) => [skuId, 80 + (index % 9)])));
      await untilSome(async () => {
        const names = (await variantsOf(admin)).map(({ name }) => name);
        expect(names.some((name) => name.includes(NEW))).toBe(true);
      }, 'the first new name');
      await connector.crash();
      await seller.stock(new Map(repriced.map(({ skuId }, index) => [skuId, 20 + (index % 7)])));
      await untilSome(async () => {
        const after = await skusOf(seller);
        const same = repriced.filter(
          ({ skuId }) => after.get(skuId)?.price === before.get(skuId)?.price,
        );
        expect(same).toEqual([]);
        const renamed = [...after.values()].filter(({ name }) => name.includes(NEW));
        expect(renamed).toHaveLength(worded.flat().length);
      }, 'Entrepot to have the new prices and names');
      await untilSame(catalogDifferences);
      await seller.upload(paused);
      await untilSame(catalogDifferences);
      report('has followed the changes');
    },
    LONG_MS,
  );

  it(
    'The connector sends every paid order once, and the cancellations of either side',
    async () => {
      const offered = (await variantsOf(admin)).filter(({ enabled }) => enabled);
      const numbers = Array.from({ length: ORDERS }, (_, index) => index);
      const buying = inParallel(numbers, (number) =>
        buy(
          shop.visitor(),
          number,
          [0, 1, 2].slice(0, 1 + (number % 3)).map((line) => ({
            variantId: offered[(number * 7 + line * 11) % offered.length]?.id ?? '',
            quantity: 1 + (line % 2),
          })),
        ),
      );
      await untilOrders(ORDERS / 3);
      await Promise.all([connector.crash(), crash('orders')]);
      await buying;
      await untilOrders(ORDERS);
      const shopOrders = await ordersOf(admin);
      for (const order of shopOrders.slice(0, CANCELLED)) await cancelInShop(admin, order);
      const codesToCancel = new Set(
        shopOrders.slice(CANCELLED, 2 * CANCELLED).map(({ code }) => code),
      );
      for (const order of await entrepotOrders(seller)) {
        if (codesToCancel.has(order.salesChannelOrderId)) await seller.cancel(order.orderId);
      }
      await untilSame(orderDifferences);
      await untilSame(catalogDifferences);
      expect(await countOf(admin, 'orders')).toBe(ORDERS);
      expect((await entrepotOrders(seller)).length).toBe(ORDERS);
      report('has handed over the orders');
    },
    LONG_MS,
  );

  it(
    'The connector follows every parcel to its delivery, although the shop is killed too',
    async () => {
      const ready = await untilAll('READY_TO_SHIP');
      await inParallel(ready, ({ parcels }) => seller.ship(parcels[0]?.parcelId ?? ''));
      await untilSome(async () => {
        const states = (await ordersOf(admin)).map(({ state }) => state);
        expect(states).toContain('Shipped');
      }, 'the first order to be shipped');
      await Promise.all([shop.crash(), connector.crash(), crash('logistics', 'orders')]);
      admin = await shop.admin();
      await untilAll('SHIPPED');
      await untilSame(orderDifferences);
      await inParallel(ready, ({ parcels }) => seller.deliver(parcels[0]?.parcelId ?? ''));
      const delivered = await untilAll('DELIVERED');
      await inParallel(delivered.slice(0, RETURNED), ({ orderId, items }) =>
        seller.takeBack(orderId, items[0]?.id ?? ''),
      );
      await untilSame(orderDifferences);
      await untilSame(catalogDifferences);
      report('has followed the parcels');
    },
    LONG_MS,
  );

  function report(what: string): void {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    process.stdout.write(`${seconds} s: the connector ${what}\n`);
  }

  /** Kills services simultaneously and restarts them. */
  async function crash(...names: ServiceName[]): Promise<void> {
    await Promise.all(names.map((name) => stack.service(name).kill()));
    await Promise.all(names.map((name) => stack.service(name).restart()));
  }

  function untilVariants(share: number): Promise<void> {
    const count = Math.floor(PRODUCTS * VARIANTS * share);
    return untilSome(
      async () => expect(await countOf(admin, 'productVariants')).toBeGreaterThanOrEqual(count),
      `${count} variants in the shop`,
    );
  }

  function untilOrders(count: number): Promise<void> {
    return untilSome(
      async () => expect((await entrepotOrders(seller)).length).toBeGreaterThanOrEqual(count),
      `${count} orders in Entrepot`,
    );
  }

  /** @returns the orders that are not cancelled, once all have the status */
  function untilAll(status: string): Promise<EntrepotOrder[]> {
    return untilSome(async () => {
      const orders = (await entrepotOrders(seller)).filter((order) => order.status !== 'CANCELLED');
      expect(new Set(orders.map((order) => order.status))).toEqual(new Set([status]));
      return orders;
    }, `the orders to be ${status}`);
  }

  function untilSame(read: typeof orderDifferences): Promise<void> {
    return untilSome(
      async () => expect(await read(seller, admin)).toEqual([]),
      'both systems to agree',
    );
  }

  /** Pauses between reads, because each reads whole lists. */
  async function untilSome<T>(check: () => Promise<T>, waitingFor: string): Promise<T> {
    const again = async (): Promise<T> => {
      try {
        return await check();
      } catch (error) {
        if (!connector.isRunning)
          throw new Error(`it ended: ${connector.logTail}`, { cause: error });
        await delay(AGAIN_MS);
        throw error;
      }
    };
    try {
      return await eventually(again, { timeoutMs: LIMIT_MS, waitingFor });
    } catch (error) {
      throw new Error(`${String(error)}\nThe connector said:\n${connector.logTail}`, {
        cause: error,
      });
    }
  }
});

function withNewWords(sku: Sku): Sku {
  return { ...sku, name: sku.name.replace('Camiseta', `Camiseta ${NEW}`) };
}

function withActive(sku: Sku, active: boolean): Sku {
  return { ...sku, globalSaleChannelData: { ...sku.globalSaleChannelData, active } };
}
