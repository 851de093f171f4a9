import { ruleDay } from '#landed-cost';
import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { contentRefusal, readTerms, withProposedTerms, type WrittenTerms } from '#terms';
import { Inject, Injectable } from '@nestjs/common';
import { PRICING_CONFIG, type PricingConfig } from '../../config.js';
import { conditionsBy } from '../../prices/store/conditions.store.js';
import { readSubjects } from '../../prices/store/pricing-facts.store.js';
import { addMove, noMoves, type Change, type PriceMoves } from '../domain/price-moves.js';
import { priceName, samplePrices, type PriceName } from '../store/compared-price.store.js';

/** The maximum number of prices that one request compares; each takes about a millisecond. */
const MOST = 2_000;
/** The number of prices that are read together and compared in one turn of the event loop. */
const TOGETHER = 50;

export interface TermsPreview extends PriceMoves {
  destination: string;
  /** The day at the destination for which both are evaluated: the first day of the terms, or today. */
  day: string;
  /** The number of all prices of the destination; more than `compared` if only a sample was compared. */
  prices: number;
  /** The share of `moved`. */
  share: number;
  /** The SKU of the price with the largest change. */
  largestOf?: PriceName;
}

/** Computes the effect of terms on prices before they are loaded (decision 9.4). Only reads, in short statements. */
@Injectable()
export class PreviewTerms {
  constructor(
    private readonly database: Database,
    @Inject(PRICING_CONFIG) private readonly config: PricingConfig,
  ) {}

  /**
   * Compares the prices of the destination under the stored terms with those under the proposed ones.
   * @param member the member of the body that contains the document
   * @throws Refusal `terms-too-large` or `invalid-terms`, in the same cases as loading, with pointers into the body
   */
  async preview(proposed: WrittenTerms, member: string): Promise<TermsPreview> {
    refuseFaults(proposed, member);
    const { destination, validFrom } = proposed.document;
    const queries = this.database.reads('operators');
    const storedTerms = await readTerms(queries, [destination]);
    const proposedTerms = withProposedTerms(storedTerms.get(destination), proposed);
    const before = await conditionsBy(queries, storedTerms);
    const after = await conditionsBy(queries, new Map([[destination, proposedTerms]]));
    const today = ruleDay(proposedTerms, before.now);
    const day = validFrom > today ? validFrom : today;
    const { FX_REPRICE_SHARE: share } = this.config;
    const { priceIds, prices } = await samplePrices(queries, destination, MOST);
    const moves = await compare(queries, priceIds, { before, after, day, share });
    const { largest } = moves;
    const largestOf = largest && (await priceName(queries, largest.priceId));
    return { destination, day, prices, share, ...moves, ...(largestOf && { largestOf }) };
  }
}

function refuseFaults(proposed: WrittenTerms, member: string): void {
  const refusal = contentRefusal(proposed);
  if (!refusal) return;
  const errors = (refusal.extras.errors ?? []).map((error) => ({
    ...error,
    pointer: `/${member}${error.pointer}`,
  }));
  throw new Refusal(refusal.code, refusal.detail, { errors });
}

async function compare(
  queries: Queries,
  priceIds: readonly string[],
  change: Change,
): Promise<PriceMoves> {
  const moves = noMoves();
  for (let start = 0; start < priceIds.length; start += TOGETHER) {
    const subjects = await readSubjects(queries, priceIds.slice(start, start + TOGETHER));
    for (const subject of subjects) addMove(moves, subject, change);
  }
  return moves;
}
