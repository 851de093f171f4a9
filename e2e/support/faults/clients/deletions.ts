import { tShirt } from '../../../../tools/requests/product-body.js';
import type { Seller } from './seller.js';
import type { DeletedEntry, Ledger } from '../oracle/ledger.js';
import { ContendedStock } from './contended-stock.js';

/** Upserts that omit a SKU of their product, and restore it, while its stock is written (decision 3.4). */
export class Deletions {
  constructor(
    private readonly productId: string,
    private readonly seller: Seller,
    private readonly ledger: Ledger,
    private readonly stock: ContendedStock,
  ) {}

  async toggle(): Promise<void> {
    const { client, merchantId } = this.seller;
    const [remaining, leaving] = tShirt(this.productId);
    const skuId = leaving?.skuId ?? '';
    const entry: DeletedEntry = this.ledger.deleted.get(`${merchantId} ${skuId}`) ?? {
      merchantId,
      skuId,
      isDeleted: true,
      deletions: 0,
    };
    this.ledger.deleted.set(`${merchantId} ${skuId}`, entry);
    const isLeaving = !entry.isDeleted;
    const body = isLeaving ? [remaining] : [remaining, leaving];
    await Promise.all([
      client.send('POST', '/ext/merchant/skus', body),
      this.stock.writeOnce(this.ledger.stockOf(merchantId, skuId)),
    ]);
    this.ledger.acknowledged += 1;
    entry.isDeleted = isLeaving;
    if (isLeaving) entry.deletions += 1;
  }
}
