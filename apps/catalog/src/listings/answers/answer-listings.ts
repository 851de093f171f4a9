import { HttpTransactor } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { RecordChannelAnswers, type SkuAnswer } from '../../publication/record-channel-answers.js';
import type { AnswerIgnored } from '../../skus/domain/channel-entry.js';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { lockSkus } from '../../skus/store/sku.store.js';
import { changeOf, type WithdrawalReason } from '../domain/listing.js';
import { digestOf } from '../product-digest.js';
import type { ListingState } from '../store/listing-facts.store.js';
import { presentListing, statesInPortions } from './states-in-portions.js';

/** A channel's answer about a listing. */
export interface ListingAnswer extends SkuKey {
  /** The version that the channel judged; the current version if left out. */
  listingVersion?: number | undefined;
  status: 'APPROVED' | 'DENIED';
  message?: string | undefined;
  salesChannelSkuId?: string | undefined;
}

/** The result of an answer. */
export type AnswerResult =
  | { result: 'applied' | 'stale' | 'unknown-sku' }
  | { result: 'withdrawn'; reason: WithdrawalReason };

/** The reason, in terms of the listing, why an answer changed nothing. */
const REASONS: Record<Exclude<AnswerIgnored, 'unchanged'>, WithdrawalReason> = {
  'not-localized': 'not-localized',
  inactive: 'inactive',
  'price-not-localized': 'not-priced',
  'channel-closed': 'not-connected',
  'denied-by-regulation': 'prohibited',
  'requirements-missing': 'requirements-missing',
};

/** Records a channel's answers to its listings, in the same way as answers on its stream (decisions 3.9, 10.4). */
@Injectable()
export class AnswerListings {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly recordAnswers: RecordChannelAnswers,
  ) {}

  /**
   * Applies answers in order, in one transaction.
   * @param rows the answers, or the reason why a row cannot be read
   * @returns the result of each row, in order; a refusal for a version that was never issued
   */
  async answer(
    salesChannel: string,
    rows: readonly (ListingAnswer | Refusal)[],
    share: Share,
  ): Promise<(AnswerResult | Refusal)[]> {
    const answers = acceptedOf(rows);
    return this.transactor.run(share, async (unitOfWork) => {
      // The lock keeps the SKUs unchanged until the answers are stored, even if their listings are not updated yet.
      lockSkus(unitOfWork, answers);
      const answeredAt = new Date();
      const results = new Map<ListingAnswer | Refusal, AnswerResult | Refusal>();
      for await (const states of statesInPortions(unitOfWork, answers, salesChannel)) {
        const judged = new Map<ListingAnswer, SkuAnswer>();
        for (const row of answers.filter((candidate) => states.has(skuSubject(candidate)))) {
          const result = resultBefore(states.get(skuSubject(row)), row);
          if (result) results.set(row, result);
          else judged.set(row, toSkuAnswer(row, salesChannel, answeredAt));
        }
        const ignored = await this.recordAnswers.record(unitOfWork, [...judged.values()]);
        for (const [row, answer] of judged) results.set(row, resultOf(ignored.get(answer)));
      }
      return rows.map((row) => results.get(row) ?? (row as Refusal));
    });
  }
}

/** @returns undefined for an answer that may be recorded */
function resultBefore(
  state: ListingState | undefined,
  { listingVersion }: ListingAnswer,
): AnswerResult | Refusal | undefined {
  if (!state) return { result: 'unknown-sku' };
  const { stored } = state;
  if (listingVersion !== undefined && listingVersion > (stored?.position ?? 0)) return unissued();
  const listing = presentListing(state);
  if ('reason' in listing) return { result: 'withdrawn', reason: listing.reason };
  if (listingVersion === undefined || !stored) return undefined;
  const isOlder =
    listingVersion < stored.judgedPosition || changeOf(listing, digestOf, stored)?.needsAnswer;
  return isOlder ? { result: 'stale' } : undefined;
}

function unissued(): Refusal {
  const detail = 'is not a version that was listed';
  return new Refusal('validation-failed', 'Fields of the row are not valid.', {
    errors: [{ pointer: '/listingVersion', code: 'unknown-version', detail }],
  });
}

function toSkuAnswer(
  { merchantId, skuId, status, message, salesChannelSkuId }: ListingAnswer,
  salesChannel: string,
  answeredAt: Date,
): SkuAnswer {
  return {
    merchantId,
    skuId,
    salesChannel,
    status,
    ...(salesChannelSkuId === undefined ? {} : { salesChannelSkuId }),
    ...(message === undefined ? {} : { message }),
    answeredAt,
  };
}

function resultOf(ignored: AnswerIgnored | 'unknown-sku' | undefined): AnswerResult {
  if (ignored === undefined || ignored === 'unchanged') return { result: 'applied' };
  if (ignored === 'unknown-sku') return { result: ignored };
  return { result: 'withdrawn', reason: REASONS[ignored] };
}
