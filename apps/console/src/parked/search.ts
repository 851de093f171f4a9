import { consumingServices } from '@entrepot/client';
import type { ConsumingService } from '@entrepot/client';

/** The state of the page, as in the address. */
export interface ParkedSearch {
  tab?: 'outbox' | undefined;
  service?: ConsumingService | undefined;
  reason?: string | undefined;
  type?: string | undefined;
  key?: string | undefined;
  /** The open item: its service, a dot, and its id in that service. */
  open?: string | undefined;
}

const TEXTS = ['reason', 'type', 'key', 'open'] as const;

/** Leaves out invalid values. */
export function parkedSearch(given: Readonly<Record<string, unknown>>): ParkedSearch {
  const service = consumingServices.find((one) => one === given['service']);
  const texts = TEXTS.map((name) => [name, given[name]] as const).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  return {
    ...(given['tab'] === 'outbox' && { tab: 'outbox' }),
    ...(service !== undefined && { service }),
    ...Object.fromEntries(texts),
  };
}

/** The service and the id of the open item; undefined for an invalid value. */
export function placeOf(open: string | undefined): { service: string; id: string } | undefined {
  const [service = '', id = '', ...rest] = open?.split('.') ?? [];
  return service !== '' && id !== '' && rest.length === 0 ? { service, id } : undefined;
}
