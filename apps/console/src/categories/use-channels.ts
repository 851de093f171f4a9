import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/session.js';
import { readChannels } from '../settings/channels/requests.js';
import { readCounts } from '../skus/requests.js';

/** The channels to which a session may map: all channels, or those with SKUs of the merchant. */
export function useChannels() {
  const { kind } = useSession();
  return useQuery({
    queryKey: ['categories', 'channels'],
    queryFn: async ({ signal }) => {
      const { salesChannels } =
        kind === 'operator'
          ? await readChannels(signal)
          : await readCounts('merchant', undefined, signal);
      return salesChannels.map(({ salesChannel }) => salesChannel).toSorted();
    },
  });
}
