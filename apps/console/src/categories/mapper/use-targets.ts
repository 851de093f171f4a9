import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtRest } from '../../keys/use-at-rest.js';
import type { Target } from '../category-row.js';
import { findTargets } from '../requests.js';
import type { Scope } from '../requests.js';

interface Targets {
  targets: readonly Target[];
  /** Whether the results of an earlier text are shown until these are found. */
  searching: boolean;
  error: Error | null;
}

/**
 * The available choices: suggestions while nothing is typed, then the channel's categories with these words.
 * @param isComplete whether the text is complete, so that the search need not wait
 */
export function useTargets(
  scope: Scope,
  text: string,
  suggestions: readonly Target[],
  isComplete: boolean,
): Targets {
  const words = text.trim();
  const rested = useAtRest(words);
  const asked = isComplete ? words : rested;
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['categories', 'targets', scope.channel, asked],
    queryFn: ({ signal }) => findTargets(scope, asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (words === '') return { targets: suggestions, searching: false, error: null };
  const searching = words !== asked || isPlaceholderData || (isFetching && !data);
  return { targets: data ?? [], searching, error };
}
