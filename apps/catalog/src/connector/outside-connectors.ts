import type { ChannelConnector } from '../skus/channel-connector.js';

/** Connectors that are separate programs: they read catalog's streams, so they need no calls. */
export class OutsideConnectors implements ChannelConnector {
  async offer(): Promise<void> {}

  async stockChanged(): Promise<void> {}
}
