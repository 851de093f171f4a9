import type { FitMessage } from '../../../taxonomy/domain/channel-fit.js';
import { isClosed, type ChannelEntry } from '../../domain/channel-entry.js';
import type { LocalizationStatus } from '../../domain/localization-lifecycle.js';
import type { LocalizationMessage } from '../../domain/sku.js';

/** Whether buyers of a channel can buy a SKU, or the first obstacle (decision 3.19). */
export const verdicts = [
  'live',
  'no-price',
  'price-failed',
  'denied',
  'denied-by-channel',
  'waiting-for-channel',
  'waiting-for-operator',
  'being-localized',
  'out-of-stock',
  'withdrawn',
] as const;

export type Verdict = (typeof verdicts)[number];

/** Who denies a SKU before it is offered to the channel. */
export const deniers = ['review', 'regulation', 'requirements'] as const;

export type Denier = (typeof deniers)[number];

/** A verdict with its known reasons. */
export interface Judgement {
  verdict: Verdict;
  /** Present only for `denied`. */
  deniedBy?: Denier;
  reasons: readonly LocalizationMessage[];
}

/** Catalog's facts about a live SKU in a channel. */
export interface VerdictFacts {
  /** Whether the merchant and the channel are active and connected. */
  connected: boolean;
  /** The value from the merchant. */
  active: boolean;
  localizationStatus: LocalizationStatus;
  localizationMessages: readonly LocalizationMessage[];
  entry: Pick<ChannelEntry, 'status' | 'cause' | 'statusMessage'> | undefined;
  /** The requirements of the channel that the SKU misses. */
  missing: readonly FitMessage[];
  /** `none` also while there is no price yet for the channel's current currency or taxes. */
  price: { state: 'none' | 'localized' } | { state: 'failed'; detail: string };
  /** Units that orders can reserve; null if the SKU is not stock-managed. */
  quantity: number | null;
}

type Gate = (facts: VerdictFacts) => Judgement | undefined;

/** The gates on the way to a buyer, in order: the first closed one is the verdict (decision 3.19). */
const GATES: readonly Gate[] = [
  withdrawn,
  localized,
  permittedThere,
  acceptedByChannel,
  priced,
  answered,
  inStock,
];

/** Judges a SKU in a channel (decision 3.19). */
export function judge(facts: VerdictFacts): Judgement {
  for (const gate of GATES) {
    const closed = gate(facts);
    if (closed) return closed;
  }
  return { verdict: 'live', reasons: [] };
}

function withdrawn({ connected, active, entry }: VerdictFacts): Judgement | undefined {
  if (!connected || (entry && isClosed(entry))) {
    const detail = 'The channel is closed to the merchant.';
    return { verdict: 'withdrawn', reasons: [{ code: 'channel-closed', detail }] };
  }
  if (active) return undefined;
  const reasons = [{ code: 'inactive', detail: 'The SKU is not active in sales channels.' }];
  return { verdict: 'withdrawn', reasons };
}

/** While the words of a listed SKU are localized again, the channel keeps the previous ones (decision 10.3). */
const LOCALIZATION: Readonly<Record<LocalizationStatus, Gate>> = {
  PENDING_LOCALIZATION: beingLocalized,
  IN_REVIEW: beingLocalized,
  IN_TRANSLATION: beingLocalized,
  READY_FOR_SALES_CHANNEL: ({ entry }) =>
    entry ? undefined : { verdict: 'being-localized', reasons: [] },
  REVIEW_DENIED: ({ localizationMessages: reasons }) => deniedBy('review', reasons),
  DENIED_REGULATORY: ({ localizationMessages: reasons }) => deniedBy('regulation', reasons),
  LOCALIZATION_SKIPPED: () => ({ verdict: 'waiting-for-operator', reasons: [] }),
};

function localized(facts: VerdictFacts): Judgement | undefined {
  return LOCALIZATION[facts.localizationStatus](facts);
}

function beingLocalized({ entry }: VerdictFacts): Judgement | undefined {
  const isShown = entry?.status === 'SALES_CHANNEL_APPROVED';
  return isShown ? undefined : { verdict: 'being-localized', reasons: [] };
}

function permittedThere({ entry, missing }: VerdictFacts): Judgement | undefined {
  if (entry?.cause === 'regulation') {
    return deniedBy('regulation', reasonOf('prohibited-destination', entry.statusMessage));
  }
  return missing.length > 0 ? deniedBy('requirements', missing) : undefined;
}

function acceptedByChannel({ entry }: VerdictFacts): Judgement | undefined {
  if (entry?.status !== 'SALES_CHANNEL_DENIED') return undefined;
  const reasons = reasonOf('denied-by-channel', entry.statusMessage);
  return { verdict: 'denied-by-channel', reasons };
}

function priced({ price }: VerdictFacts): Judgement | undefined {
  if (price.state === 'failed') {
    return { verdict: 'price-failed', reasons: reasonOf('price-failed', price.detail) };
  }
  return price.state === 'none' ? { verdict: 'no-price', reasons: [] } : undefined;
}

function answered({ entry }: VerdictFacts): Judgement | undefined {
  const isTaken = entry?.status === 'SALES_CHANNEL_APPROVED';
  return isTaken ? undefined : { verdict: 'waiting-for-channel', reasons: [] };
}

function inStock({ quantity }: VerdictFacts): Judgement | undefined {
  return quantity === null || quantity > 0 ? undefined : { verdict: 'out-of-stock', reasons: [] };
}

function deniedBy(denier: Denier, reasons: readonly LocalizationMessage[]): Judgement {
  return { verdict: 'denied', deniedBy: denier, reasons };
}

function reasonOf(code: string, detail: string | undefined): LocalizationMessage[] {
  return detail === undefined ? [] : [{ code, detail }];
}
