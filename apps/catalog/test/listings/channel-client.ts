import { PriceLocalizationFailed, PriceLocalized } from '#contracts';
import { eventually, type TestAnswer, type TestService } from '#testing';
import { localizedPrice } from '../catalog-service.js';

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Answer = TestAnswer<any>;

/** A listing as read by a channel. */
export interface ReadListing {
  merchantId: string;
  skuId: string;
  listingVersion: number;
  action: 'publish' | 'withdraw';
  reason?: string;
  [member: string]: unknown;
}

/** A connector of one channel. It stores the listings that it read and its cursor, as a real connector does. */
export class ChannelClient {
  /** The last listing of each SKU that it read, by `merchantId:skuId`. */
  readonly shown = new Map<string, ReadListing>();
  /** All listings that it read, in order. */
  readonly read: ReadListing[] = [];
  private after: string | undefined;
  private token?: Promise<string>;

  constructor(
    private readonly catalog: TestService,
    private readonly salesChannel: string,
    private readonly scopes: readonly string[] = ['listings'],
  ) {}

  get cursor(): string | undefined {
    return this.after;
  }

  /** Sends one request from the connector's cursor. */
  async ask(query: Record<string, string | number> = {}): Promise<Answer> {
    const after = this.after === undefined ? {} : { after: this.after };
    const answer = await this.list({ ...after, ...query });
    expect(answer.body).toMatchObject({ listings: expect.any(Array) });
    for (const listing of answer.body.listings as ReadListing[]) {
      this.read.push(listing);
      this.shown.set(`${listing.merchantId}:${listing.skuId}`, listing);
    }
    this.after = answer.body.after;
    return answer;
  }

  /** Reads to the end of the list. */
  async catchUp(query: Record<string, string | number> = {}): Promise<void> {
    while ((await this.ask(query)).body.more);
  }

  list(query: Record<string, string | number> = {}): Promise<Answer> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
    return this.send(`/channel/listings?${parameters}`);
  }

  answer(rows: unknown): Promise<Answer> {
    return this.send('/channel/listings/answers', rows);
  }

  quantities(rows: unknown): Promise<Answer> {
    return this.send('/channel/listings/quantities', rows);
  }

  /** Reads until its last listing of a SKU matches. @returns that listing */
  until(skuId: string, expected: object, merchantId = 'ACME'): Promise<ReadListing> {
    return eventually(
      async () => {
        await this.catchUp();
        const listing = this.shown.get(`${merchantId}:${skuId}`);
        expect(listing).toMatchObject(expected);
        return listing as ReadListing;
      },
      { waitingFor: `the listing of ${skuId} in ${this.salesChannel}` },
    );
  }

  private async send(path: string, body?: unknown): Promise<Answer> {
    this.token ??= this.catalog.tokens.channel(this.salesChannel, this.scopes);
    const token = await this.token;
    return this.catalog.fetch(path, { token, ...(body === undefined ? {} : { body }) });
  }
}

const CURRENCIES = new Map([
  ['ECOM', 'BRL'],
  ['SHOP', 'CLP'],
]);

/** Prices in the form that pricing publishes, each with a newer request than the previous one. */
export class TestPrices {
  private request = 0;

  constructor(private readonly catalog: TestService) {}

  /** @param taxesOnline whether the merchant's price with taxes is its payout (decision 5.2) */
  publish(
    skuId: string,
    salesChannel: string,
    sale = '1795.9',
    list = '2190.9',
    taxesOnline = salesChannel === 'ECOM',
  ) {
    this.request += 1;
    const price = localizedPrice(skuId, salesChannel, this.request);
    return this.catalog.publisher.publish(PriceLocalized, {
      ...price,
      localizedCurrency: CURRENCIES.get(salesChannel) ?? price.localizedCurrency,
      ...(taxesOnline && { grossOutboundSalePriceWithTaxes: price.grossOutboundSalePrice }),
      localizedSalePriceWithTaxes: sale,
      localizedListPriceWithTaxes: list,
    });
  }

  fail(skuId: string, salesChannel: string) {
    this.request += 1;
    const { merchantId, subject, version, priceId, request } = localizedPrice(
      skuId,
      salesChannel,
      this.request,
    );
    return this.catalog.publisher.publish(PriceLocalizationFailed, {
      merchantId,
      subject,
      version,
      priceId,
      skuId,
      salesChannel,
      request,
      code: 'no-rate',
      detail: 'there is no rate',
    });
  }
}
