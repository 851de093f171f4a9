import { SkuChannelStatusChanged, SkuLocalizationChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { EntryChange } from './domain/channel-entry.js';
import { skuSubject } from './domain/sku.js';
import type { SkuKey } from './domain/sku.js';
import { toChannelStatusChanged, toLocalizationChanged } from './events.js';
import type { LocalizationStep } from './events.js';
import { writeEntries } from './store/channel-entry.store.js';
import { updateSkus } from './store/sku.store.js';
import type { SkuUpdate } from './store/sku.store.js';

/** What happens to a live SKU beside an upsert, in order; each is told as one event. */
export type SkuFact = { step: LocalizationStep } | { change: EntryChange };

/** All that a piece of work does to one SKU. */
export interface SkuProgress {
  key: SkuKey;
  facts: readonly SkuFact[];
  /** The consumed event that it follows from. */
  causedBy?: object;
}

/** Saves what happened to some SKUs and tells it, whatever their number in four statements. */
export async function saveSkuProgress(
  unitOfWork: UnitOfWork,
  progress: readonly SkuProgress[],
): Promise<void> {
  const moved = progress.filter(({ facts }) => facts.length > 0);
  if (moved.length === 0) return;
  const written = await updateSkus(unitOfWork, moved.map(toUpdate), (merchantId) =>
    unitOfWork.stamp(merchantId, 'sku'),
  );
  writeEntries(
    unitOfWork,
    moved.flatMap(({ key, facts }) => changesOf(facts).map(({ entry }) => ({ key, entry }))),
  );
  const bySubject = new Map(written.map((row) => [skuSubject(row), row]));
  for (const { key, facts, causedBy } of moved) {
    const row = bySubject.get(skuSubject(key));
    if (!row) throw new Error(`${skuSubject(key)} was not there to be moved on`);
    const first = row.version - facts.length + 1;
    for (const [index, fact] of facts.entries()) {
      const at = { ...row, version: first + index };
      if ('step' in fact) {
        unitOfWork.publish(SkuLocalizationChanged, toLocalizationChanged(at, fact.step), causedBy);
      } else {
        unitOfWork.publish(
          SkuChannelStatusChanged,
          toChannelStatusChanged(at, fact.change),
          causedBy,
        );
      }
    }
  }
}

function toUpdate({ key, facts }: SkuProgress): SkuUpdate {
  const last = facts.findLast((fact) => 'step' in fact)?.step;
  return {
    ...key,
    ...(last ? { localization: { status: last.status, messages: last.messages } } : {}),
    events: facts.length,
  };
}

function changesOf(facts: readonly SkuFact[]): EntryChange[] {
  return facts.flatMap((fact) => ('change' in fact ? [fact.change] : []));
}
