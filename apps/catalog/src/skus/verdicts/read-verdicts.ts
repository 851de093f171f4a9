import type { Queries } from '#platform';
import type { SkuKey } from '../domain/sku.js';
import { judge, type Judgement } from './domain/verdict.js';
import { loadVerdictStates } from './store/verdict-facts.store.js';
import { loadVerdicts } from './store/verdict.store.js';

/** The verdict on a SKU in a channel. */
export interface ChannelVerdict extends Judgement {
  salesChannel: string;
  /** The date since which the verdict applies; undefined until it is stored, shortly after the change. */
  since?: Date;
}

/** Judges a SKU by its current state, in each channel of its merchant (decision 3.19). */
export async function readVerdicts(queries: Queries, key: SkuKey): Promise<ChannelVerdict[]> {
  const states = await loadVerdictStates(queries, [key]);
  const stored = new Map(
    (await loadVerdicts(queries, [key])).map((verdict) => [verdict.salesChannel, verdict]),
  );
  return states.map(({ salesChannel, facts }) => {
    const judgement = judge(facts);
    const storedVerdict = stored.get(salesChannel);
    const isStored = storedVerdict?.verdict === judgement.verdict;
    return { salesChannel, ...judgement, ...(isStored && { since: storedVerdict.since }) };
  });
}
