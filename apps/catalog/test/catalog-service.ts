import { OrderPlaced, OrderStatusChanged, PriceLocalized } from '#contracts';
import { eventually, startTestService, type TestAnswer, type TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { CatalogModule } from '../src/catalog.module.js';
import { readConfig } from '../src/config.js';
import { catalogProblems } from '../src/problems.js';
import { seedSandbox } from '../src/sandbox-seed.js';

/** Catalog on fresh storage, with the sandbox's merchants and channels, whose channels answer at once. */
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

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Answer = TestAnswer<any>;

/** One merchant's requests. */
export class MerchantClient {
  private constructor(
    private readonly catalog: TestService,
    private readonly token: string,
  ) {}

  static async of(catalog: TestService, merchantId: string): Promise<MerchantClient> {
    return new MerchantClient(catalog, await catalog.tokens.merchant(merchantId));
  }

  get(path: string): Promise<Answer> {
    return this.catalog.fetch(path, { token: this.token });
  }

  upsert(body: unknown, query = ''): Promise<Answer> {
    return this.catalog.fetch(`/ext/merchant/skus${query}`, { token: this.token, body });
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

  /** Waits until a SKU's localization stands there. @returns why it is or is not live */
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

  /** Waits until a SKU's entry in a channel is like this. */
  untilEntry(skuId: string, salesChannel: string, entry: object) {
    return eventually(
      async () => {
        const { channels = [] } = (await this.status(skuId)).body;
        const found = channels.find(
          (one: { salesChannel: string }) => one.salesChannel === salesChannel,
        );
        expect(found).toMatchObject(entry);
        return found;
      },
      { waitingFor: `${skuId} in ${salesChannel}` },
    );
  }

  inventory(body: unknown): Promise<Answer> {
    return this.catalog.fetch('/ext/inventories/', { token: this.token, body });
  }

  /** Sets the AVAILABLE stock of warehouse 1. */
  stock(skuId: string, quantity: number): Promise<Answer> {
    return this.inventory({ skuId, quantity, warehouseId: 1, inventoryType: 'AVAILABLE' });
  }
}

/** `price.localized` as pricing would publish it. */
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

/** An order as orders would publish it. */
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
    const at = new Date().toISOString();
    return this.catalog.publisher.publish(OrderStatusChanged, {
      ...this.names(),
      status,
      previousStatus: 'CREATED',
      eventDate: at,
      receivedDate: at,
      ...(eventData ? { eventData: eventData as never } : {}),
      allowedActions: [],
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
