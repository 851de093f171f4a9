import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { POLLED } from '../live/polled.js';
import { readTaxonomy } from './requests.js';
import type { Scope, Taxonomy } from './requests.js';

/** The API counts no further. */
const MOST_COUNTED = 100_000;

/** While SKUs are compared. */
const BUSY_MS = 2_000;

export const taxonomyKey = ({ channel }: Scope) => ['categories', 'taxonomy', channel] as const;

/** What the channel takes; null where it has no taxonomy. */
export function useTaxonomy(scope: Scope) {
  return useQuery({
    ...POLLED,
    queryKey: taxonomyKey(scope),
    queryFn: ({ signal }) => readTaxonomy(scope, signal),
    refetchInterval: ({ state }) => (state.data?.recheck ? BUSY_MS : POLLED.refetchInterval()),
  });
}

/** SKUs compared since the page first saw the job, of those that were left then. */
export interface Progress {
  done: number;
  total: number;
  /** Are more left than are counted? Then nothing is known of how far it is. */
  isMore: boolean;
}

/** How far the comparison of SKUs is; undefined while there is none. */
export function useProgress(taxonomy: Taxonomy | null | undefined): Progress | undefined {
  const [most, setMost] = useState(0);
  const remaining = taxonomy?.recheck?.remaining ?? 0;
  // A change during the job adds SKUs to it.
  const total = remaining === 0 ? 0 : Math.max(most, remaining);
  if (total !== most) setMost(total);
  return total === 0
    ? undefined
    : { done: total - remaining, total, isMore: remaining >= MOST_COUNTED };
}
