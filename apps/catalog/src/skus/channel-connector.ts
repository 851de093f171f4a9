import type { UnitOfWork } from '#messaging';
import type { SkuKey } from './domain/sku.js';

/**
 * Publishes SKUs and stock to the sales channels (decision 3.9). Called inside the transaction that changed them;
 * answers come later, through the same use cases as an outside connector's events.
 */
export interface ChannelConnector {
  /** These SKUs may have become fit for a channel: localized, active, or priced. */
  offer(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void>;
  /** The quantities of these SKUs may have changed for a channel. */
  stockChanged(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void>;
}

export const CHANNEL_CONNECTOR = Symbol('ChannelConnector');
