import type { ChannelConnector } from '../skus/channel-connector.js';

/** Connectors that are programs of their own: they read catalog's streams, so there is nothing to hand them. */
export class OutsideConnectors implements ChannelConnector {
  async offer(): Promise<void> {}

  async stockChanged(): Promise<void> {}
}
