import { DEFAULT_PAGE_SIZE, PageTokens, Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  loadEntries,
  loadWarehouseStock,
  type StoredEntry,
  type WarehouseKey,
  type WarehouseStock,
} from '../store/stock-movement.store.js';

/** The maximum number of orders in one answer. */
const MOST_ORDERS = 100;

const OPERATION = 'list-stock-movements';

export interface EntriesRequest {
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

export interface EntriesPage {
  entries: StoredEntry[];
  nextPageToken?: string;
}

/** Reads the stock of a SKU in a warehouse and its history, for the merchant or an operator (decisions 4.20, 4.21). */
@Injectable()
export class ReadStock {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `not-found` if the warehouse never had stock of the SKU */
  async inWarehouse(key: WarehouseKey): Promise<WarehouseStock> {
    const queries = this.database.reads({ merchantId: key.merchantId });
    const stock = await loadWarehouseStock(queries, key, MOST_ORDERS);
    if (!stock) throw new Refusal('not-found', 'There is no stock of this SKU in this warehouse.');
    return stock;
  }

  /**
   * Lists movements, the newest first.
   * @throws Refusal `invalid-page-token`; `not-found` if the warehouse never had stock of the SKU
   */
  async movements(
    key: WarehouseKey,
    { nextPageToken, pageSize = DEFAULT_PAGE_SIZE }: EntriesRequest,
  ): Promise<EntriesPage> {
    const { merchantId, skuId, warehouseId } = key;
    const warehouseKey = { skuId, warehouseId };
    const before =
      nextPageToken === undefined
        ? undefined
        : this.tokens.read(nextPageToken, OPERATION, merchantId, warehouseKey).position.id;
    const queries = this.database.reads({ merchantId });
    const rows = await loadEntries(queries, key, pageSize + 1, before);
    // A position without movements is older than the history.
    if (rows.length === 0) await this.inWarehouse(key);
    const entries = rows.slice(0, pageSize);
    const last = entries.at(-1);
    if (!last || rows.length <= pageSize) return { entries };
    const position = { lastUpdateDate: last.at.toISOString(), id: last.id };
    return {
      entries,
      nextPageToken: this.tokens.issue(OPERATION, merchantId, warehouseKey, position),
    };
  }
}
