import { consumingServices } from '@entrepot/client';
import { oneOf, searchOf, textOf } from '../address/search-params.js';

/** What is shown, as it is in the address. */
export const parkedSearch = searchOf({
  tab: oneOf(['outbox']),
  service: oneOf(consumingServices),
  reason: textOf,
  type: textOf,
  key: textOf,
  /** The one that is open: its service, a dot, and its id there. */
  open: textOf,
});

export type ParkedSearch = ReturnType<typeof parkedSearch>;

/** The service and the id of the open item; undefined for an invalid value. */
export function placeOf(open: string | undefined): { service: string; id: string } | undefined {
  const [service = '', id = '', ...rest] = open?.split('.') ?? [];
  return service !== '' && id !== '' && rest.length === 0 ? { service, id } : undefined;
}
