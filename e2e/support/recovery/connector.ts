import type { ApiClient } from '../../../tools/demo/api-client.js';
import type { Json } from '../merchant.js';

/** A connector that shows the listings of its channel, as docs/connectors.md asks for. */
export class Connector {
  /** The sale prices that the shop shows, by SKU. */
  readonly shown = new Map<string, number>();
  /** The version of each listing that the shop shows. */
  readonly versions = new Map<string, number>();
  private after: string | undefined;

  constructor(private readonly api: ApiClient) {}

  /** Reads the changes since the cursor. */
  async read(): Promise<void> {
    for (let more = true; more;) {
      const place = this.after === undefined ? '' : `&after=${this.after}`;
      const path = `/channel/listings?pageSize=200${place}`;
      const { body } = await this.api.send<Json>('GET', path);
      for (const { merchantId, skuId, listingVersion, price } of body.listings) {
        if (merchantId !== 'ACME') continue;
        this.versions.set(skuId, listingVersion);
        if (price) this.shown.set(skuId, price.sale);
        else this.shown.delete(skuId);
      }
      ({ after: this.after, more } = body);
    }
  }

  /** Starts from the beginning, and takes other items off sale. */
  async readAgain(): Promise<void> {
    this.after = undefined;
    this.shown.clear();
    await this.read();
  }

  /** @returns the results of approvals of the listings that the shop shows */
  async answer(skuIds: readonly string[]): Promise<string[]> {
    const rows = skuIds.map((skuId) => ({
      merchantId: 'ACME',
      skuId,
      listingVersion: this.versions.get(skuId),
      status: 'APPROVED',
    }));
    const { body } = await this.api.send<Json>('POST', '/channel/listings/answers', rows);
    return body.results.map(({ result }: Json) => result);
  }
}
