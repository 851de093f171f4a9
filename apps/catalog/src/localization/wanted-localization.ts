import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#edge';
import { operatorMaySet, type LocalizationStatus } from '../skus/domain/localization-lifecycle.js';
import type { LocalizationMessage, LocalizedText } from '../skus/domain/sku.js';

/** The localization that an operator sets (decision 3.5). */
export type WantedLocalization =
  /** Texts by locale; a locale of the merchant's channels that is left out keeps its text or is translated. */
  | { status: 'READY_FOR_SALES_CHANNEL'; localized: ReadonlyMap<string, LocalizedText> }
  | { status: 'REVIEW_DENIED'; messages: readonly LocalizationMessage[] }
  /** Restarts localization. */
  | { status: 'PENDING_LOCALIZATION' };

const UNDER_WAY = new Set<LocalizationStatus>([
  'PENDING_LOCALIZATION',
  'IN_REVIEW',
  'IN_TRANSLATION',
]);

/**
 * Whether a repeated request has nothing left to do (decision 3.18): localization is in progress, or the SKU is denied
 * for the same reasons. Texts of a ready SKU are compared when they are set.
 */
export function isAsWanted(
  sku: {
    localizationStatus: LocalizationStatus;
    localizationMessages: readonly LocalizationMessage[];
  },
  localization: WantedLocalization,
): boolean {
  if (localization.status === 'PENDING_LOCALIZATION') return UNDER_WAY.has(sku.localizationStatus);
  return (
    localization.status === 'REVIEW_DENIED' &&
    sku.localizationStatus === 'REVIEW_DENIED' &&
    isDeepStrictEqual(plain(sku.localizationMessages), plain(localization.messages))
  );
}

/** Removes the class of the request, which a comparison would treat as a difference. */
function plain(messages: readonly LocalizationMessage[]): LocalizationMessage[] {
  return messages.map(({ code, detail }) => ({ code, detail }));
}

/** @throws Refusal `localization-step` for a step that is not in the lifecycle */
export function refuseStep(from: LocalizationStatus, { status }: WantedLocalization): void {
  if (operatorMaySet(from, status)) return;
  const detail = `An operator cannot change the localization status from ${from} to ${status}.`;
  throw new Refusal('localization-step', detail, {
    errors: [{ pointer: '/status', code: 'localization-step', detail: `cannot follow ${from}` }],
  });
}
