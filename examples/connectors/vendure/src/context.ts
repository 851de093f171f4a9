import type { Entrepot } from '@entrepot/client';
import type { Catalogue } from './catalogue.ts';
import type { Config } from './config.ts';
import type { Products } from './products.ts';
import type { Shop } from './shop.ts';
import type { State } from './state.ts';

/** The objects that the loops of the connector share. */
export interface Context {
  config: Config;
  client: Entrepot;
  shop: Shop;
  state: State;
  products: Products;
  /** The catalogue that was read last. */
  catalogue: Catalogue;
  /** Aborts when the connector must end. */
  signal: AbortSignal;
}
