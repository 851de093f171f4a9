import type { SeededRandom } from './seeded-random.js';
import type { Seller } from './seller.js';
import type { Ledger, StockEntry } from '../oracle/ledger.js';
import { stockBody } from '../../../../tools/requests/stock-body.js';

const SKUS = 2;

/**
 * Programs that concurrently write the stock of the same SKUs, absolutely and by `changeFromQuantity` (decision 4.1).
 */
export class ContendedStock {
  /** @param name the round's name: programs of one round and merchant share the SKUs */
  constructor(
    private readonly name: string,
    private readonly seller: Seller,
    private readonly ledger: Ledger,
    private readonly random: SeededRandom,
  ) {}

  /** Two conditional writes that expect the same quantity, and an absolute one between them. */
  async write(): Promise<void> {
    const { merchantId } = this.seller;
    const skuId = `${this.name}-shared-${this.random.below(SKUS)}`;
    const entry = this.ledger.stockOf(merchantId, skuId);
    const present = entry.writes.findLast(({ isRefused }) => !isRefused)?.quantity;
    const writes = [this.writeOnce(entry)];
    if (present !== undefined) {
      writes.push(this.writeOnce(entry, present), this.writeOnce(entry, present));
    }
    await Promise.all(this.random.below(2) === 0 ? writes : writes.toReversed());
  }

  async writeOnce(entry: StockEntry, from?: number): Promise<void> {
    const quantity = this.ledger.nextNumber();
    const sentAt = performance.now();
    const { status, isCertain } = await this.seller.client.ask('POST', '/ext/inventories/', {
      ...stockBody(entry.skuId, quantity),
      ...(from !== undefined && { changeFromQuantity: from }),
    });
    const answeredAt = performance.now();
    const isRefused = status === 409;
    entry.writes.push({
      quantity,
      isRefused,
      isCertain,
      sentAt,
      answeredAt,
      ...(from !== undefined && { from }),
    });
    if (!isRefused) this.ledger.acknowledged += 1;
  }
}
