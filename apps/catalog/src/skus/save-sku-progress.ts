import { SkuChannelStatusChanged, SkuLocalizationChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { EntryChange } from './domain/channel-entry.js';
import {
  toChannelStatusChanged,
  toLocalizationChanged,
  type LocalizationStep,
  type SkuVersion,
} from './events.js';
import { writeEntries } from './store/channel-entry.store.js';
import { updateSkus, type SkuUpdate } from './store/sku.store.js';

/** A change of a SKU's localization status, or of its status in a channel; each is published as one event. */
export type StatusChange = { step: LocalizationStep } | { change: EntryChange };

/** All changes of one locked SKU in a unit of work. */
export interface SkuProgress {
  /** The SKU as read after the lock. */
  key: SkuVersion;
  facts: readonly StatusChange[];
  /** The consumed event that caused the changes. */
  causedBy?: object;
}

/** Saves and publishes the changes of some SKUs, in four statements for any number of SKUs. */
export function saveSkuProgress(unitOfWork: UnitOfWork, progress: readonly SkuProgress[]): void {
  const moved = progress.filter(({ facts }) => facts.length > 0);
  if (moved.length === 0) return;
  updateSkus(unitOfWork, moved.map(toUpdate));
  writeEntries(
    unitOfWork,
    moved.flatMap(({ key, facts }) => changesOf(facts).map(({ entry }) => ({ key, entry }))),
  );
  for (const { key, facts, causedBy } of moved) {
    for (const [index, fact] of facts.entries()) {
      const versioned = { ...key, version: key.version + 1 + index };
      if ('step' in fact) {
        unitOfWork.publish(
          SkuLocalizationChanged,
          toLocalizationChanged(versioned, fact.step),
          causedBy,
        );
      } else {
        unitOfWork.publish(
          SkuChannelStatusChanged,
          toChannelStatusChanged(versioned, fact.change),
          causedBy,
        );
      }
    }
  }
}

function toUpdate({ key, facts }: SkuProgress): SkuUpdate {
  const last = facts.findLast((fact) => 'step' in fact)?.step;
  return {
    merchantId: key.merchantId,
    skuId: key.skuId,
    ...(last ? { localization: { status: last.status, messages: last.messages } } : {}),
    events: facts.length,
  };
}

function changesOf(facts: readonly StatusChange[]): EntryChange[] {
  return facts.flatMap((fact) => ('change' in fact ? [fact.change] : []));
}
