import type { Schemas } from '@entrepot/client';
import { useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { readerOf, type Session } from '../api/session.js';
import { SLOWLY_POLLED } from '../live/polled.js';

export type Summary = Schemas['SummaryResponse'];
export type Need = Schemas['NeedResponse'];

export function summaryPath(session: Pick<Session, 'kind'>): '/ops/summary' | '/ext/summary' {
  return readerOf(session) === 'operator' ? '/ops/summary' : '/ext/summary';
}

/** The records that need a decision, and the charts of the last 14 days; read every 30 s. */
export function useSummary(session: Pick<Session, 'kind'>) {
  const path = summaryPath(session);
  return useQuery({
    ...SLOWLY_POLLED,
    queryKey: ['summary'],
    queryFn: ({ signal }): Promise<Summary> => bodyOf(api.GET(path, { signal })),
  });
}
