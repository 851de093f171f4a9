import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CATALOG_CONFIG, type CatalogConfig } from '../config.js';
import type { SkuKey } from '../skus/domain/sku.js';
import { queuePublications } from './store/publication.store.js';
import { queueStockApplications } from './store/stock-application.store.js';
import type { ChannelConnector } from '../skus/channel-connector.js';

/** Decision 4.4. */
const STOCK_DELAY_MS = 500;

/** Simulates all sales channels in the sandbox. Answers each offer after a delay, from rows that are due. */
@Injectable()
export class SandboxConnector implements ChannelConnector {
  constructor(@Inject(CATALOG_CONFIG) private readonly config: CatalogConfig) {}

  async offer(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void> {
    queuePublications(unitOfWork, keys, this.config.SANDBOX_CONNECTOR_DELAY_MS);
  }

  async stockChanged(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void> {
    queueStockApplications(unitOfWork, keys, STOCK_DELAY_MS);
  }
}
