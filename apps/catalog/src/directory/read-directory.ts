import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import type { Merchant, SalesChannel, Versioned } from './domain/directory.js';
import { loadAlignments, type AlignmentProgress } from './store/alignment.store.js';
import { loadMerchant, loadMerchants } from './store/merchant.store.js';
import { loadSalesChannel, loadSalesChannels } from './store/sales-channel.store.js';
import { loadWarehouses, type Warehouse } from './store/warehouse.store.js';

/** Reads merchants and sales channels for operators. */
@Injectable()
export class ReadDirectory {
  private readonly queries: Queries;

  constructor(private readonly database: Database) {
    this.queries = database.reads('operators');
  }

  merchants(): Promise<Versioned<Merchant>[]> {
    return loadMerchants(this.queries);
  }

  /** @throws Refusal `not-found` */
  async merchant(merchantId: string): Promise<Versioned<Merchant>> {
    const merchant = await loadMerchant(this.queries, merchantId);
    if (!merchant) throw new Refusal('not-found', 'There is no such merchant.');
    return merchant;
  }

  /** @throws Refusal `not-found` for an unknown merchant */
  async warehouses(merchantId: string): Promise<(Warehouse & { returns: boolean })[]> {
    await this.merchant(merchantId);
    return loadWarehouses(this.queries, merchantId);
  }

  salesChannels(): Promise<Versioned<SalesChannel>[]> {
    return loadSalesChannels(this.database.http);
  }

  /**
   * @returns the channel, and the progress of the work since it last opened or closed
   * @throws Refusal `not-found`
   */
  async salesChannel(
    id: string,
  ): Promise<{ channel: Versioned<SalesChannel>; alignments: AlignmentProgress[] }> {
    const channel = await loadSalesChannel(this.database.http, id);
    if (!channel) throw new Refusal('not-found', 'There is no such sales channel.');
    return { channel, alignments: await loadAlignments(this.queries, id) };
  }
}
