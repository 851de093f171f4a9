import { useQuery } from '@tanstack/react-query';

/** The types of events that webhooks deliver, as choices; empty before they are read. */
export function useEventTypes(): { value: string; label: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['event-types'],
    queryFn: async () => (await import('./event-types.js')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map((type) => ({ value: type, label: type }));
}
