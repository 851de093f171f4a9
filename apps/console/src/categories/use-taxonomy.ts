import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { POLLED } from '../live/polled.js';
import { readTaxonomy, type Scope, type Taxonomy } from './requests.js';

/** The maximum that the API counts. */
const MOST_COUNTED = 100_000;

/** The poll interval while SKUs are compared. */
const BUSY_MS = 2_000;

export const taxonomyKey = ({ channel }: Scope) => ['categories', 'taxonomy', channel] as const;

/** The taxonomy of the channel; null if it has none. */
export function useTaxonomy(scope: Scope) {
  return useQuery({
    ...POLLED,
    queryKey: taxonomyKey(scope),
    queryFn: ({ signal }) => readTaxonomy(scope, signal),
    refetchInterval: ({ state }) => (state.data?.recheck ? BUSY_MS : POLLED.refetchInterval()),
  });
}

/** The number of SKUs compared since the page first saw the job, out of those that were left then. */
export interface Progress {
  done: number;
  total: number;
  /** Whether more SKUs are left than the API counts; then the progress is unknown. */
  isMore: boolean;
}

/** The progress of the comparison of SKUs; undefined while there is none. */
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
