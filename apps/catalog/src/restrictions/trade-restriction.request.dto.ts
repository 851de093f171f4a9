import {
  Enum,
  Flag,
  Nested,
  PageOrder,
  PageSize,
  PageToken,
  Text,
  Value,
  rules,
  type ListOrder,
} from '#platform';
import { EVERYWHERE, restrictionKinds, type TradeRestriction } from './domain/trade-restriction.js';

/** A destination, or all of them. */
const destination: rules.Rule = {
  schema: { type: 'string', pattern: '^([A-Za-z]{2}|\\*)$' },
  check: (value) => (value === EVERYWHERE ? undefined : rules.countryAlpha2.check(value)),
  keep: (value) => (value === EVERYWHERE ? value : rules.countryAlpha2.keep?.(value)),
};

const PREFIX = /^\d{2,10}$/;

const hsPrefix: rules.Rule = {
  schema: { type: 'string', pattern: PREFIX.source },
  check: (value) =>
    rules.id.check(value) ??
    (PREFIX.test(value as string)
      ? undefined
      : { code: 'format', detail: 'must be 2 to 10 digits, without dots' }),
};

const goodsText = rules.text(200, 1);

/** A text that is not blank: merchants read it. */
const goods: rules.Rule = {
  schema: { ...goodsText.schema, pattern: String.raw`\S` },
  check: (value) =>
    goodsText.check(value) ??
    (/\S/.test(value as string) ? undefined : { code: 'too-short', detail: 'must not be blank' }),
};

export class CorrectionRequest {
  @Text({ min: 1, max: 512, doc: 'Why past days change.' })
  reason!: string;
}

export class AddTradeRestrictionRequest {
  @Value(destination, { doc: 'ISO 3166-1 alpha-2, or `*` for every destination.' })
  destination!: string;

  @Value(hsPrefix, { doc: 'Digits that the customs code begins with.' })
  hsPrefix!: string;

  @Enum(restrictionKinds, {
    doc: '`prohibited` bars the goods; `restricted` informs the merchant.',
  })
  kind!: TradeRestriction['kind'];

  @Value(goods, {
    optional: true,
    doc: 'The goods, in a few words that merchants read; the digits alone when left out.',
  })
  goods?: string;

  @Value(rules.day, { doc: 'First day in force, UTC.' })
  validFrom!: string;

  @Value(rules.day, { optional: true, doc: 'Last day in force; none when left out.' })
  validUntil?: string;

  @Text({ min: 1, max: 512, doc: 'The legal source; merchants read it.' })
  source!: string;

  @Nested(() => CorrectionRequest, {
    optional: true,
    doc: 'Needed when `validFrom` is a past day; it is audited.',
  })
  correction?: CorrectionRequest;
}

export class AddTradeRestrictionQuery {
  @Flag('Answers what would happen and changes nothing.', { optional: true })
  dryRun?: boolean;
}

export class EndTradeRestrictionRequest {
  @Value(rules.day, {
    doc: 'Last day in force, UTC; one before the first day withdraws the restriction.',
  })
  validUntil!: string;

  @Text({ min: 1, max: 512, doc: 'Why it ends.' })
  reason!: string;

  @Nested(() => CorrectionRequest, {
    optional: true,
    doc: 'Needed when the new end changes past days; it is audited.',
  })
  correction?: CorrectionRequest;
}

export class ListTradeRestrictionsQuery {
  @Value(destination, {
    optional: true,
    doc: 'Only what holds in this country, for every destination included; `*` for these alone.',
  })
  destination?: string;

  @Value(hsPrefix, {
    optional: true,
    doc: 'Only what concerns goods whose customs code begins with these digits.',
  })
  hsPrefix?: string;

  @Value(rules.day, { optional: true, doc: 'Only what is in force on this day, UTC.' })
  inForceOn?: string;

  @PageOrder() order?: ListOrder;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}
