import { OrderPlaced, OrderStatusChanged, PriceLocalized } from '#contracts';
import { Transactor } from '#messaging';
import { Database } from '#platform';
import { eventually, startTestService, type TestAnswer, type TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { CatalogModule } from '../src/catalog.module.js';
import { readConfig } from '../src/config.js';
import { catalogProblems } from '../src/problems.js';
import { seedSandbox } from '../src/sandbox-seed.js';

/** Catalog on fresh storage, with the sandbox's merchants and with channels that answer at once. */
export function startCatalog(env: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'catalog',
    migrations,
    readConfig,
    module: (config) => CatalogModule.with(config),
    problems: catalogProblems,
    env: { SANDBOX_CONNECTOR_DELAY_MS: '0', ...env },
    prepare: (store) => seedSandbox(store.url, store.schema),
  });
}

/** Runs catalog for the tests of a `describe`: its members are set before the first test. */
export function useCatalog(env: Record<string, string> = {}): TestService {
  const catalog = {} as TestService;
  beforeAll(async () => {
    Object.assign(catalog, await startCatalog(env));
  }, 60_000);
  afterAll(() => catalog.stop?.());
  return catalog;
}

/** A catalog with separate connections on which the test runs background work itself. */
export interface CatalogWithDatabase extends TestService {
  database: Database;
  transactor: Transactor;
}

/**
 * Like `useCatalog`, but with `ROLE=api`, so that the service consumes and polls nothing: the test does the background
 * work.
 */
export function useCatalogWithDatabase(env: Record<string, string> = {}): CatalogWithDatabase {
  const catalog = useCatalog(env) as CatalogWithDatabase;
  beforeAll(async () => {
    const { url, schema } = catalog.store;
    catalog.database = new Database({ url, schema, service: 'catalog' });
    stopFirst(catalog, () => catalog.database.onApplicationShutdown());
    await catalog.database.whenConnected();
    catalog.transactor = new Transactor(catalog.database.worker, 'catalog');
  });
  return catalog;
}

/** A second process of a catalog; it only answers requests. */
export function useTwin(catalog: TestService): TestService {
  const twin = {} as TestService;
  beforeAll(async () => {
    Object.assign(twin, await catalog.twin());
    stopFirst(catalog, () => twin.stop());
  }, 60_000);
  return twin;
}

/** Stops a helper before the catalog whose store it uses. */
function stopFirst(catalog: TestService, stopOther: () => Promise<void>): void {
  const { stop } = catalog;
  catalog.stop = async () => {
    await stopOther();
    await stop();
  };
}

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Answer = TestAnswer<any>;

/** The requests of one merchant. */
export class MerchantClient {
  private token?: Promise<string>;

  constructor(
    private readonly catalog: TestService,
    private readonly merchantId: string,
  ) {}

  get(path: string): Promise<Answer> {
    return this.send(path);
  }

  upsert(body: unknown, query = ''): Promise<Answer> {
    return this.send(`/ext/merchant/skus${query}`, body);
  }

  async delete(path: string): Promise<Answer> {
    this.token ??= this.catalog.tokens.merchant(this.merchantId);
    return this.catalog.fetch(`/ext/merchant/${path}`, {
      method: 'DELETE',
      token: await this.token,
    });
  }

  check(body: unknown): Promise<Answer> {
    return this.send('/ext/merchant/skus/check', body);
  }

  /** A page of a list. */
  list(path: string, query: Record<string, string> = {}): Promise<Answer> {
    return this.get(`${path}?${new URLSearchParams(query)}`);
  }

  product(productId: string): Promise<Answer> {
    return this.get(`/ext/merchant/products/${encodeURIComponent(productId)}`);
  }

  status(skuId: string): Promise<Answer> {
    return this.get(`/ext/merchant/skus/${encodeURIComponent(skuId)}/status`);
  }

  /** Waits until a SKU's localization has this status. @returns why the SKU is or is not live */
  untilStatus(skuId: string, localizationStatus: string) {
    return eventually(
      async () => {
        const { body } = await this.status(skuId);
        expect(body).toMatchObject({ localizationStatus });
        return body;
      },
      { waitingFor: `${skuId} to be ${localizationStatus}` },
    );
  }

  /** Waits until a SKU's entry in a channel matches. */
  untilEntry(skuId: string, salesChannel: string, entry: object) {
    return eventually(
      async () => {
        const { channels = [] } = (await this.status(skuId)).body;
        const channel = channels.find(
          (candidate: { salesChannel: string }) => candidate.salesChannel === salesChannel,
        );
        expect(channel).toMatchObject(entry);
        return channel;
      },
      { waitingFor: `${skuId} in ${salesChannel}` },
    );
  }

  /** The status of a SKU once its verdicts are stored, shortly after a change (decision 3.19). */
  judged(skuId: string) {
    return eventually(
      async () => {
        const { body } = await this.status(skuId);
        expect(body.verdicts.filter(({ since }: { since?: string }) => !since)).toEqual([]);
        return body;
      },
      { waitingFor: `the verdicts of ${skuId}` },
    );
  }

  inventory(body: unknown): Promise<Answer> {
    return this.send('/ext/inventories/', body);
  }

  inventories(rows: unknown, query = ''): Promise<Answer> {
    return this.send(`/ext/inventories/batch${query}`, rows);
  }

  /** Sets the AVAILABLE stock of warehouse 1. */
  stock(skuId: string, quantity: number): Promise<Answer> {
    return this.inventory({ skuId, quantity, warehouseId: 1, inventoryType: 'AVAILABLE' });
  }

  private async send(path: string, body?: unknown): Promise<Answer> {
    this.token ??= this.catalog.tokens.merchant(this.merchantId);
    const token = await this.token;
    return this.catalog.fetch(path, { token, ...(body === undefined ? {} : { body }) });
  }
}

/** A `price.localized` event in the form that pricing publishes. */
export function localizedPrice(skuId: string, salesChannel: string, request = 1) {
  const priceId = `ACME-${skuId}-${salesChannel}`;
  return {
    merchantId: 'ACME',
    subject: priceId,
    version: request * 2,
    priceId,
    skuId,
    salesChannel,
    request,
    merchantCurrency: 'USD',
    localizedCurrency: 'MXN',
    grossOutboundListPrice: '75',
    grossOutboundSalePrice: '60',
    grossOutboundListPriceWithTaxes: '118.43',
    grossOutboundSalePriceWithTaxes: '97.08',
    localizedListPriceWithTaxes: '2190.9',
    localizedSalePriceWithTaxes: '1795.9',
    localizationTimestamp: new Date().toISOString(),
    fxRate: '18.5',
    rulesVersion: 'test',
  };
}

export function publishPrice(catalog: TestService, skuId: string, salesChannel: string) {
  return catalog.publisher.publish(PriceLocalized, localizedPrice(skuId, salesChannel));
}

/** An order event in the form that orders publishes. */
export class TestOrder {
  private version = 0;

  constructor(
    private readonly catalog: TestService,
    readonly orderId: string,
    private readonly choices: { fulfillmentWarehouseType?: 'MERCHANT' | 'RETURNS' } = {},
  ) {}

  placed(items: readonly { skuId: string; quantity: number }[]) {
    return this.catalog.publisher.publish(OrderPlaced, {
      ...this.names(),
      fulfillmentWarehouseType: this.choices.fulfillmentWarehouseType ?? 'MERCHANT',
      destinationCountry: 'MX',
      currency: 'MXN',
      value: '100',
      items: items.map((item, index) => ({ itemId: String(index + 1), ...item })),
    });
  }

  moved(status: 'APPROVED' | 'CANCELLED' | 'SHIPPED' | 'RETURNED', eventData?: object) {
    const now = new Date().toISOString();
    return this.catalog.publisher.publish(OrderStatusChanged, {
      ...this.names(),
      status,
      previousStatus: 'CREATED',
      eventDate: now,
      receivedDate: now,
      ...(eventData ? { eventData: eventData as never } : {}),
      allowedActions: [],
    });
  }

  /** Waits until all events of the order are handled: the event sent here has the same key. */
  async untilHandled() {
    const { eventId } = await this.moved('APPROVED');
    await eventually(async () => {
      const rows = await this.catalog.store.sql('SELECT FROM inbox WHERE event_id = $1', [eventId]);
      expect(rows).toHaveLength(1);
    });
  }

  private names() {
    this.version += 1;
    return {
      merchantId: 'ACME',
      subject: this.orderId,
      version: this.version,
      orderId: this.orderId,
      salesChannel: 'MELI',
      salesChannelOrderId: this.orderId.replace('ACME-MELI-', ''),
    };
  }
}
