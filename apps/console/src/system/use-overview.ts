import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.js';
import { readExceptions } from '../exceptions/exceptions.js';
import { POLLED } from '../live/polled.js';
import { withReading, type LagHistory, type ServiceState } from './state.js';

interface Overview {
  services: ServiceState[];
  history: LagHistory;
}

const OVERVIEW = ['overview'];

/** The state of the services, and their lag since the session began. */
export function useOverview() {
  return useQuery({
    ...POLLED,
    queryKey: OVERVIEW,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, signal }): Promise<Overview> => {
      const { services } = await call('readOverview', { signal });
      const before = client.getQueryData<Overview>(OVERVIEW)?.history ?? new Map();
      return { services, history: withReading(before, services) };
    },
    // The history only grows, so comparing it is useless.
    structuralSharing: false,
  });
}

/** The re-pricing jobs, the newest first. */
export function useRequeues() {
  return useQuery({
    ...POLLED,
    queryKey: ['requeues'],
    queryFn: ({ signal }) => call('listPriceRequeues', { signal }),
  });
}

/** The unacknowledged exceptions, the newest first. */
export function useExceptions() {
  const query = { acknowledged: false, pageSize: 200 };
  return useQuery({
    ...POLLED,
    queryKey: ['exceptions', query],
    queryFn: ({ signal }) => readExceptions(query, signal),
  });
}
