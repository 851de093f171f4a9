import {
  PriceLocalizationFailed,
  PriceLocalized,
  type EventOf,
  type PriceQueued,
} from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import { required } from '#platform';
import { toText } from '#money';
import { breakdownOf } from './domain/breakdown.js';
import type { Localization } from './domain/localization.js';
import { recordAmounts } from './domain/price.js';
import { priceLocalizationFailed, priceLocalized } from './events.js';
import { localizeRequests, type LocalizedRequest } from './localize-requests.js';
import { saveRecords, withdrawRecords, type PriceRecord } from './store/price-record.store.js';
import {
  letRequestsWait,
  lockRequests,
  settleRequests,
  type RequestState,
} from './store/price-request.store.js';
import type { PricedSubject } from './store/pricing-facts.store.js';
import { lockReference } from './store/reference.store.js';

type Queued = EventOf<typeof PriceQueued>;
type Localized = Extract<Localization, { ok: true }>;

interface Outcome extends LocalizedRequest {
  event: Queued;
}

/**
 * Localizes queued prices, each only while its request is the newest (decision 5.1): an older request never overwrites
 * a newer one, regardless of the order in which workers finish. A price that cannot be localized withdraws the previous
 * one (decision 5.5); a price whose terms have not arrived waits, and the previous one stays valid (decision 9.6).
 */
export async function localizePrices(
  context: EventContext,
  events: readonly Queued[],
  now: Date,
): Promise<void> {
  const { unitOfWork } = context;
  await lockReference(unitOfWork, 'shared');
  const newest = await newestOf(context, events);
  if (newest.length === 0) return;
  const priceIds = newest.map(({ priceId }) => priceId);
  const localized = await localizeRequests(unitOfWork, priceIds);
  const outcomes = newest.flatMap((event): Outcome[] => {
    const request = localized.get(event.priceId);
    return request ? [{ ...request, event }] : [];
  });
  const isMade = (outcome: Outcome) => outcome.localization.ok || !outcome.localization.isNotYet;
  const waiting = outcomes.filter((outcome) => !isMade(outcome));
  for (const { event } of waiting) context.ignore(event, 'terms-not-arrived');
  letRequestsWait(
    unitOfWork,
    waiting.map(({ priceId }) => priceId),
  );
  await settle(unitOfWork, outcomes.filter(isMade), now);
}

/** The events that are still to be processed, with their requests locked; other events are ignored with a reason. */
async function newestOf(context: EventContext, events: readonly Queued[]): Promise<Queued[]> {
  const requests = await lockRequests(
    context.unitOfWork,
    events.map(({ priceId }) => priceId),
  );
  const taken = new Set<string>();
  return events.filter((event) => {
    const reason = reasonToIgnore(event, requests.get(event.priceId), taken);
    if (reason === undefined) taken.add(event.priceId);
    else context.ignore(event, reason);
    return reason === undefined;
  });
}

function reasonToIgnore(
  { priceId, request }: Queued,
  newest: RequestState | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!newest || request > newest.request) return 'unknown-request';
  if (newest.state === 'withdrawn') return 'sku-deleted';
  if (request < newest.request) return 'stale-request';
  return newest.state !== 'queued' || taken.has(priceId) ? 'already-localized' : undefined;
}

async function settle(
  unitOfWork: UnitOfWork,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  const versions = await settleRequests(
    unitOfWork,
    outcomes.map(({ priceId, localization }) => ({
      priceId,
      ...(localization.ok ? {} : localization),
    })),
    now,
  );
  const records: PriceRecord[] = [];
  const failed: string[] = [];
  for (const { event, localization, ...subject } of outcomes) {
    const version = required(versions.get(event.priceId), `the price ${event.priceId}`);
    if (localization.ok) {
      const record = recordOf(subject, localization, version, now);
      records.push(record);
      unitOfWork.publish(PriceLocalized, priceLocalized(event, record), event);
    } else {
      failed.push(event.priceId);
      const failure = { ...localization, version, failedAt: now.toISOString() };
      unitOfWork.publish(PriceLocalizationFailed, priceLocalizationFailed(event, failure), event);
    }
  }
  saveRecords(unitOfWork, records);
  withdrawRecords(unitOfWork, failed);
}

function recordOf(
  { priceId, request, requestedPrice, facts }: PricedSubject,
  { price, localizedCurrency }: Localized,
  version: number,
  now: Date,
): PriceRecord {
  return {
    priceId,
    request,
    kind: requestedPrice.kind,
    merchantCurrency: facts.merchant.currency,
    localizedCurrency,
    localizationTimestamp: now.toISOString(),
    ...recordAmounts(price),
    fxRate: toText(price.fxRate),
    rulesVersion: price.rulesVersion,
    breakdown: breakdownOf(price, localizedCurrency),
    version,
  };
}
