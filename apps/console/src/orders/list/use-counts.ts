import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import { readCounts } from '../requests.js';
import { ORDERS, type OrderSearch } from '../source.js';

/** Counting costs more than reading changes, so the counts are read less often. */
const REFRESH_MS = 30_000;

/** The number of orders that match the other filters, by status and by channel. */
export interface Counts {
  statuses: ReadonlyMap<string, number>;
  channels: ReadonlyMap<string, number>;
}

/** Counts for the choices of the filters; empty until they are read, and if they cannot be read. */
export function useCounts(search: OrderSearch): Counts {
  const session = useSession();
  const { status, order: _order, channel, ...filters } = search;
  const { data } = useQuery({
    queryKey: ['order-counts', filters],
    queryFn: async ({ signal }) => {
      const { order: _sorting, ...query } = ORDERS.search.query(filters);
      return (await readCounts(readerOf(session), query, signal)).statuses;
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const statuses = new Map<string, number>();
  const channels = new Map<string, number>();
  for (const entry of data ?? []) {
    for (const { salesChannel, count } of entry.salesChannels) {
      if (channel === undefined || channel === salesChannel) add(statuses, entry.status, count);
      if (status === undefined || status.split(',').includes(entry.status)) {
        add(channels, salesChannel, count);
      }
    }
  }
  return { statuses, channels };
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}
