import { Refusal } from '#edge';
import { ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { KnownSkus } from '../prices/store/reference.store.js';
import type { SkuKey } from '../prices/store/sku.store.js';

/** Waits for unknown SKUs outside of any transaction (decision 1.13); most SKUs are known. */
@Injectable()
export class SkuAwaiter {
  constructor(
    private readonly knownSkus: KnownSkus,
    private readonly projectionWaiter: ProjectionWaiter,
  ) {}

  /**
   * @param attempt returns undefined if the merchant or the SKU is not known
   * @throws Refusal `unknown-sku`
   */
  async whenKnown<T>(sku: SkuKey, attempt: () => Promise<T | undefined>): Promise<T> {
    const result =
      (await attempt()) ?? ((await this.becomesKnown(sku)) ? await attempt() : undefined);
    if (result !== undefined) return result;
    const detail = `${sku.merchantId} has no SKU ${sku.skuId}.`;
    throw new Refusal('unknown-sku', detail, { parameter: 'skuId' });
  }

  /** Waits once for all SKUs of a batch, at most as long as for a single SKU. Some may still be unknown afterwards. */
  async untilKnown(merchantId: string, skuIds: readonly string[]): Promise<void> {
    await this.projectionWaiter.until(
      () => this.knownSkus.hasAll(merchantId, skuIds),
      (areKnown) => areKnown,
    );
  }

  private becomesKnown({ merchantId, skuId }: SkuKey): Promise<boolean> {
    return this.projectionWaiter.until(
      () => this.knownSkus.has(merchantId, skuId),
      (isKnown) => isKnown,
    );
  }
}
