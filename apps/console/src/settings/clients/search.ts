import { textOf } from '../../address/search-params.js';

export const KINDS = ['merchant', 'fulfillment-partner', 'sales-channel', 'operator'] as const;
export type ClientKind = (typeof KINDS)[number];

/** What is shown, as it is in the address. */
export interface ClientSearch {
  kind?: ClientKind | undefined;
  /** The client that is open. */
  open?: string | undefined;
}

export function clientSearch(given: Readonly<Record<string, unknown>>): ClientSearch {
  const kind = KINDS.find((one) => one === given['kind']);
  const open = textOf(given['open']);
  return { ...(kind !== undefined && { kind }), ...(open !== undefined && { open }) };
}
