import type { UnitOfWork } from '#messaging';
import { skuSubject, type SkuKey } from '../domain/sku.js';
import { countChanges } from './domain/verdict-counts.js';
import { judge } from './domain/verdict.js';
import { loadVerdictStates } from './store/verdict-facts.store.js';
import {
  addToCounts,
  loadVerdicts,
  removeVerdicts,
  writeVerdicts,
  type SkuVerdict,
} from './store/verdict.store.js';

/**
 * Updates the stored verdicts on some SKUs and the counts of SKUs by verdict to the current state (decision 3.19). The
 * transaction is the only writer of both, so the counts always match the stored verdicts.
 */
export async function updateVerdicts(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
): Promise<void> {
  const states = await loadVerdictStates(unitOfWork, keys);
  const stored = await loadVerdicts(unitOfWork, keys);
  const judged = states.map(({ facts, ...place }) => ({ ...place, verdict: judge(facts).verdict }));
  const before = new Map(stored.map((verdict) => [placeOf(verdict), verdict]));
  const after = new Set(judged.map(placeOf));
  const changed = judged.filter(
    (verdict) => before.get(placeOf(verdict))?.verdict !== verdict.verdict,
  );
  const gone = stored.filter((verdict) => !after.has(placeOf(verdict)));
  writeVerdicts(unitOfWork, changed);
  removeVerdicts(unitOfWork, gone);
  addToCounts(unitOfWork, changesOfCounts([...changed, ...gone], stored, judged));
}

function changesOfCounts(
  touched: readonly SkuKey[],
  stored: readonly SkuVerdict[],
  judged: readonly SkuVerdict[],
) {
  const before = Map.groupBy(stored, skuSubject);
  const after = Map.groupBy(judged, skuSubject);
  const bySku = new Map(touched.map((key) => [skuSubject(key), key]));
  return [...bySku].flatMap(([subject, { merchantId }]) =>
    countChanges(byChannel(before.get(subject)), byChannel(after.get(subject))).map((change) => ({
      ...change,
      merchantId,
    })),
  );
}

function byChannel(of: readonly SkuVerdict[] = []) {
  return new Map(of.map(({ salesChannel, verdict }) => [salesChannel, verdict]));
}

function placeOf({ merchantId, skuId, salesChannel }: SkuVerdict): string {
  return JSON.stringify([merchantId, skuId, salesChannel]);
}
