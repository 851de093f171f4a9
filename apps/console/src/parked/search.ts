import { consumingServices } from '@entrepot/client';
import { oneOf, searchOf, textOf } from '../address/search-params.js';

/** The state of the page, as in the address. */
export const parkedSearch = searchOf({
  tab: oneOf(['outbox']),
  service: oneOf(consumingServices),
  reason: textOf,
  type: textOf,
  key: textOf,
  /** The open item: its service, a dot, and its id in that service. */
  open: textOf,
});

export type ParkedSearch = ReturnType<typeof parkedSearch>;

/** The service and the id of the open item; undefined for an invalid value. */
export function placeOf(open: string | undefined): { service: string; id: string } | undefined {
  const [service = '', id = '', ...rest] = open?.split('.') ?? [];
  return service !== '' && id !== '' && rest.length === 0 ? { service, id } : undefined;
}
