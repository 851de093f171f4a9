import {
  PriceLocalizationFailed,
  PriceLocalized,
  type EventOf,
  type PriceQueued,
} from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import { toText } from '#money';
import { breakdownOf } from './domain/breakdown.js';
import { localize, type Localization } from './domain/localization.js';
import { recordAmounts } from './domain/price.js';
import { priceLocalizationFailed, priceLocalized } from './events.js';
import { saveRecords, type PriceRecord } from './store/price-record.store.js';
import { lockRequests, settleRequests } from './store/price-request.store.js';
import { readSubjects, type PricedSubject } from './store/pricing-facts.store.js';
import { lockReference } from './store/reference.store.js';

type Queued = EventOf<typeof PriceQueued>;
type Localized = Extract<Localization, { ok: true }>;

interface Outcome {
  event: Queued;
  subject: PricedSubject;
  localization: Localization;
}

/**
 * Makes the prices that were queued, each only while its request is the newest (decision 5.1): whatever order
 * workers finish in, an older request never overwrites a newer one. A price that cannot be made leaves the one
 * before it valid.
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
  const subjects = await readSubjects(
    unitOfWork,
    newest.map(({ priceId }) => priceId),
  );
  const outcomes = newest.flatMap((event): Outcome[] => {
    const subject = subjects.get(event.priceId);
    if (!subject) return [];
    return [{ event, subject, localization: localize(subject.asked, subject.facts, now) }];
  });
  await settle(unitOfWork, outcomes, now);
}

/** The events that are still to be done, their requests locked; the others are ignored by name. */
async function newestOf(context: EventContext, events: readonly Queued[]): Promise<Queued[]> {
  const known = await lockRequests(
    context.unitOfWork,
    events.map(({ priceId }) => priceId),
  );
  const taken = new Set<string>();
  return events.filter((event) => {
    const reason = reasonToIgnore(event, known.get(event.priceId), taken);
    if (reason === undefined) taken.add(event.priceId);
    else context.ignore(event, reason);
    return reason === undefined;
  });
}

function reasonToIgnore(
  { priceId, request }: Queued,
  known: { request: number; state: string } | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!known || request > known.request) return 'unknown-request';
  if (known.state === 'withdrawn') return 'sku-deleted';
  if (request < known.request) return 'stale-request';
  return known.state !== 'queued' || taken.has(priceId) ? 'already-localized' : undefined;
}

async function settle(uow: UnitOfWork, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const versions = await settleRequests(
    uow,
    outcomes.map(({ event, localization }) => ({
      priceId: event.priceId,
      ...(localization.ok ? {} : { code: localization.code, detail: localization.detail }),
    })),
  );
  const records: PriceRecord[] = [];
  for (const { event, subject, localization } of outcomes) {
    const version = versions.get(event.priceId) ?? 0;
    if (localization.ok) {
      const record = recordOf(subject, localization, version, now);
      records.push(record);
      uow.publish(PriceLocalized, priceLocalized(event, record), event);
    } else {
      const failed = priceLocalizationFailed(event, version, localization);
      uow.publish(PriceLocalizationFailed, failed, event);
    }
  }
  saveRecords(uow, records);
}

function recordOf(
  { priceId, request, asked, facts }: PricedSubject,
  { price, localizedCurrency }: Localized,
  version: number,
  now: Date,
): PriceRecord {
  return {
    priceId,
    request,
    kind: asked.kind,
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
