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
} from '#edge';
import { EVERYWHERE, restrictionKinds, type TradeRestriction } from './domain/trade-restriction.js';

/** A destination, or all destinations. */
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

/** A text that is not blank, because merchants read it. */
const goods: rules.Rule = {
  schema: { ...goodsText.schema, pattern: String.raw`\S` },
  check: (value) =>
    goodsText.check(value) ??
    (/\S/.test(value as string) ? undefined : { code: 'too-short', detail: 'must not be blank' }),
};

export class CorrectionRequest {
  @Text({ min: 1, max: 512, doc: 'The reason for changing days that are over.' })
  reason!: string;
}

export class AddTradeRestrictionRequest {
  @Value(destination, { doc: 'ISO 3166-1 alpha-2, or `*` for all destinations.' })
  destination!: string;

  @Value(hsPrefix, { doc: 'HS prefix: the first 2 to 10 digits of HS codes.' })
  hsPrefix!: string;

  @Enum(restrictionKinds, {
    doc: '`prohibited` goods are not sold there; for `restricted` goods the merchant is informed.',
  })
  kind!: TradeRestriction['kind'];

  @Value(goods, {
    optional: true,
    doc: 'A short description of the goods for merchants. If it is left out, they see only the HS prefix.',
  })
  goods?: string;

  @Value(rules.day, { doc: 'First day in force, UTC.' })
  validFrom!: string;

  @Value(rules.day, { optional: true, doc: 'Last day in force; none if left out.' })
  validUntil?: string;

  @Text({ min: 1, max: 512, doc: 'The law or notice. It is shown to merchants.' })
  source!: string;

  @Nested(() => CorrectionRequest, {
    optional: true,
    doc: 'Required if `validFrom` is over. The reason is kept in the audit log.',
  })
  correction?: CorrectionRequest;
}

export class AddTradeRestrictionQuery {
  @Flag('Returns the result of adding the restriction without adding it.', { optional: true })
  dryRun?: boolean;
}

export class EndTradeRestrictionRequest {
  @Value(rules.day, {
    doc: 'Last day in force, UTC. A day before the first day withdraws the restriction.',
  })
  validUntil!: string;

  @Text({ min: 1, max: 512, doc: 'The reason.' })
  reason!: string;

  @Nested(() => CorrectionRequest, {
    optional: true,
    doc: 'Required if the new end changes days that are over. The reason is kept in the audit log.',
  })
  correction?: CorrectionRequest;
}

export class ListTradeRestrictionsQuery {
  @Value(destination, {
    optional: true,
    doc: 'Only restrictions that apply to this destination, including those for all destinations; `*` lists only the latter.',
  })
  destination?: string;

  @Value(hsPrefix, {
    optional: true,
    doc: 'Only restrictions of goods whose HS code begins with these digits.',
  })
  hsPrefix?: string;

  @Value(rules.day, { optional: true, doc: 'Only restrictions in force on this day, UTC.' })
  inForceOn?: string;

  @PageOrder() order?: ListOrder;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}
