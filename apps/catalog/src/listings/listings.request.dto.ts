import { DEFAULT_PAGE_SIZE, Enum, Id, Instant, Int, Name, rules, Text, Value } from '#edge';
import type { ListingsQuery } from './read-listings.js';

const PAGE_MAX = 200;
const WAIT_MAX_SECONDS = 20;
/** As of an inventory. */
const MAX_QUANTITY = 1_000_000_000;
const optional = true;

export class ListListingsQuery {
  @Text({ max: 512, min: 1, optional, doc: '`after` of an earlier answer; all listings without.' })
  after?: string;

  @Int({
    min: 1,
    max: PAGE_MAX,
    optional,
    doc: 'Most listings in an answer, 1 to 200; 50 when left out. An answer has about 4 MiB at most, so it may hold fewer although `more` is true.',
  })
  pageSize?: number;

  @Int({
    min: 0,
    max: WAIT_MAX_SECONDS,
    optional,
    doc: 'Seconds to wait for a change if there is none, 0 to 20; 0 when left out.',
  })
  wait?: number;
}

export function toListingsQuery({ after, pageSize, wait = 0 }: ListListingsQuery): ListingsQuery {
  return { after, limit: pageSize ?? DEFAULT_PAGE_SIZE, waitMs: wait * 1_000 };
}

/** Names a SKU of a merchant. */
class ListedSkuDto {
  @Value(rules.tenantId, { doc: 'The merchant of the SKU, as listed.' })
  merchantId!: string;

  @Id("The merchant's id of the SKU, as listed.")
  skuId!: string;
}

export class ListingAnswerDto extends ListedSkuDto {
  @Int({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    optional,
    doc: 'The version that the channel judged. An answer about an older product or price is `stale`. Left out: the present one.',
  })
  listingVersion?: number;

  @Enum(['APPROVED', 'DENIED'], { doc: 'Whether the channel sells the SKU.' })
  status!: 'APPROVED' | 'DENIED';

  @Name('Why, for the merchant to read; for a denial.', { optional })
  message?: string;

  @Id("The channel's own id of the SKU, which its orders name; the one before when left out.", {
    optional,
  })
  salesChannelSkuId?: string;
}

export class AppliedQuantityDto extends ListedSkuDto {
  @Int({ min: 0, max: MAX_QUANTITY, doc: 'The units that the channel now offers.' })
  quantity!: number;

  @Instant('When the channel applied the quantity: ISO 8601, at most 24 hours ahead.')
  appliedAt!: string;
}
