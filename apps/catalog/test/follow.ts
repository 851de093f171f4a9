import { setImmediate as turn } from 'node:timers/promises';
import type { MerchantClient } from './catalog-service.js';
import { walk, type ListRoute, type ListedRecord } from './walk.js';

/** A merchant with a copy of a list: reads all pages, then continues from the last `lastUpdateDate` that it read. */
export interface Follower {
  /** Reads until there are no new records. @returns the last version of each record that it read, by id */
  stop(): Promise<Map<string, ListedRecord>>;
}

export function follow(
  client: MerchantClient,
  route: ListRoute,
  query: Record<string, string>,
): Follower {
  const seen = new Map<string, ListedRecord>();
  let last: string | undefined;
  const stopping = new AbortController();

  const ask = async (): Promise<number> => {
    const from: Record<string, string> = last === undefined ? {} : { lastUpdateDateFrom: last };
    const records = await walk(client, route, { ...query, ...from });
    for (const record of records) seen.set(record.id, record);
    last = records.at(-1)?.lastUpdateDate ?? last;
    return records.length;
  };

  const asking = (async () => {
    while (!stopping.signal.aborted) {
      await ask();
      await turn();
    }
    while ((await ask()) > 0);
  })();

  return {
    stop: async () => {
      stopping.abort();
      await asking;
      return seen;
    },
  };
}
