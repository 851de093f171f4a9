import { DEFAULT_PAGE_SIZE, Enum, Id, Instant, Int, Name, rules, Text, Value } from '#edge';
import type { ListingsQuery } from './read-listings.js';

const PAGE_MAX = 200;
const WAIT_MAX_SECONDS = 20;
/** The limit is the same as for an inventory. */
const MAX_QUANTITY = 1_000_000_000;
const optional = true;

export class ListListingsQuery {
  @Text({
    max: 512,
    min: 1,
    optional,
    doc: 'The `after` of an earlier answer. If left out, all listings are returned.',
  })
  after?: string;

  @Int({
    min: 1,
    max: PAGE_MAX,
    optional,
    doc: 'Maximum number of listings in an answer, 1 to 200; 50 if left out. An answer has at most about 4 MiB, so it may contain fewer even if `more` is true.',
  })
  pageSize?: number;

  @Int({
    min: 0,
    max: WAIT_MAX_SECONDS,
    optional,
    doc: 'Seconds to wait for a change if there is none, 0 to 20; 0 if left out.',
  })
  wait?: number;
}

export function toListingsQuery({ after, pageSize, wait = 0 }: ListListingsQuery): ListingsQuery {
  return { after, limit: pageSize ?? DEFAULT_PAGE_SIZE, waitMs: wait * 1_000 };
}

/** Identifies a SKU of a merchant. */
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
    doc: 'The version that the channel judged. An answer about an older product or price is `stale`. The current version if left out.',
  })
  listingVersion?: number;

  @Enum(['APPROVED', 'DENIED'], { doc: 'Whether the channel sells the SKU.' })
  status!: 'APPROVED' | 'DENIED';

  @Name('The reason for a denial, shown to the merchant.', { optional })
  message?: string;

  @Id(
    "The channel's own id of the SKU, which its orders contain. If left out, the previous id stays.",
    {
      optional,
    },
  )
  salesChannelSkuId?: string;
}

export class AppliedQuantityDto extends ListedSkuDto {
  @Int({ min: 0, max: MAX_QUANTITY, doc: 'The number of units that the channel now offers.' })
  quantity!: number;

  @Instant('When the channel applied the quantity: ISO 8601, at most 24 hours ahead.')
  appliedAt!: string;
}
