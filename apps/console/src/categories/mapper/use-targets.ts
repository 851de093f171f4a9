import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtRest } from '../../keys/use-at-rest.js';
import type { Target } from '../category-row.js';
import { findTargets } from '../requests.js';
import type { Scope } from '../requests.js';

interface Targets {
  targets: readonly Target[];
  /** Are those of another text shown until these are found? */
  searching: boolean;
  error: Error | null;
}

/** What may be chosen: the suggestions while nothing is typed, then the channel's categories with these words. */
export function useTargets(scope: Scope, text: string, suggestions: readonly Target[]): Targets {
  const words = text.trim();
  const atRest = useAtRest(words);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['categories', 'targets', scope.channel, atRest],
    queryFn: ({ signal }) => findTargets(scope, atRest, signal),
    enabled: atRest !== '',
    placeholderData: keepPreviousData,
  });
  if (words === '') return { targets: suggestions, searching: false, error: null };
  const searching = words !== atRest || isPlaceholderData || (isFetching && !data);
  return { targets: data ?? [], searching, error };
}
