import type { Manifest } from '#messaging/contract';
import { allContracts } from './all-contracts.js';
import { consumerGroups } from './services.js';
import { streams } from './streams.js';

/** The events of Entrepot, for messaging. */
export const manifest: Manifest = {
  types: allContracts.map(({ type }) => type),
  streams,
  groups: consumerGroups,
};
