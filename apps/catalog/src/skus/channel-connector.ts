import type { UnitOfWork } from '#messaging';
import type { SkuKey } from './domain/sku.js';

/**
 * Publishes SKUs and stock to the sales channels (decision 3.9). Called inside the transaction that changed them;
 * answers arrive later, through the same use cases as the events of an external connector.
 */
export interface ChannelConnector {
  /** Reports SKUs that may now meet the conditions of a channel: localized, active, or priced. */
  offer(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void>;
  /** Reports SKUs whose quantities may have changed for a channel. */
  stockChanged(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void>;
}

export const CHANNEL_CONNECTOR = Symbol('ChannelConnector');
