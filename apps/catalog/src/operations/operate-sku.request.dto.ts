import {
  Enum,
  Flag,
  Id,
  ListOf,
  MapOf,
  mapAccepted,
  Refusal,
  Text,
  Value,
  rules,
  type ReadRow,
} from '#edge';
import { locale } from '../directory/directory.rules.js';
import type { LocalizationChange } from '../localization/set-localization.js';
import type { WantedLocalization } from '../localization/wanted-localization.js';
import { skuSubject, type LocalizedText } from '../skus/domain/sku.js';

/** Statuses that an operator may set (decision 3.5). */
const STATUSES = ['READY_FOR_SALES_CHANNEL', 'REVIEW_DENIED', 'PENDING_LOCALIZATION'] as const;

class LocalizedTextDto {
  @Text({ min: 1, max: 512, doc: 'Title in this locale.' })
  name!: string;

  @Text({ min: 1, max: 20_000, doc: 'Description in this locale.' })
  description!: string;

  @Text({ min: 1, max: 512, optional: true, doc: 'Colour in this locale.' })
  color?: string;

  @Text({ min: 1, max: 512, optional: true, doc: 'Size in this locale.' })
  size?: string;
}

const code: rules.Rule = {
  schema: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 },
  check: (value) =>
    rules.text(64, 1).check(value) ??
    (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value as string)
      ? undefined
      : { code: 'format', detail: 'must be words of small letters with hyphens between' }),
};

class ReasonDto {
  @Value(code, { doc: 'A stable word for the reason, for example title-length.' })
  code!: string;

  @Text({ min: 1, max: 512, doc: 'The steps that the merchant can take.' })
  detail!: string;
}

/** Query of a localization. */
export class SetLocalizationQuery {
  @Flag('Returns the result of the change without changing anything.', { optional: true })
  dryRun?: boolean;
}

export class SetLocalizationRequest {
  @Enum(STATUSES, {
    doc: 'READY or DENIED by an operator’s decision; PENDING restarts localization.',
  })
  status!: (typeof STATUSES)[number];

  @MapOf(locale, () => LocalizedTextDto, {
    max: 100,
    optional: true,
    doc: 'For READY: texts by locale. A locale of the merchant’s channels that is left out is translated.',
  })
  localized?: Map<string, LocalizedTextDto>;

  @ListOf(() => ReasonDto, {
    max: 20,
    optional: true,
    doc: 'Required for REVIEW_DENIED only: the reasons that the merchant sees.',
  })
  messages?: ReasonDto[];
}

export class LocalizationRow extends SetLocalizationRequest {
  @Value(rules.tenantId, { doc: 'The merchant’s id.' })
  merchantId!: string;

  @Id('The merchant’s id of the SKU.')
  skuId!: string;
}

/** The changes of a batch; a second row for the same SKU is refused (decision 3.18). */
export function toChanges(
  rows: readonly ReadRow<LocalizationRow>[],
): (LocalizationChange | Refusal)[] {
  const seen = new Set<string>();
  return mapAccepted(
    rows.map(({ read }) => read),
    (row) => {
      const key = { merchantId: row.merchantId, skuId: row.skuId };
      if (seen.has(skuSubject(key))) throw duplicate();
      seen.add(skuSubject(key));
      return { key, localization: toWanted(row) };
    },
  );
}

function duplicate(): Refusal {
  const detail = 'names the SKU of an earlier row';
  return new Refusal('validation-failed', `The row ${detail}.`, {
    errors: [{ pointer: '/skuId', code: 'duplicate', detail }],
  });
}

/**
 * Checks which members match the status, a rule across fields (decision 1.4).
 * @throws Refusal `localization-members`
 */
export function toWanted(body: SetLocalizationRequest): WantedLocalization {
  const { status, localized, messages } = body;
  const errors = [
    ...(localized !== undefined && status !== 'READY_FOR_SALES_CHANNEL'
      ? [{ pointer: '/localized', code: 'not-allowed', detail: `is not allowed with ${status}` }]
      : []),
    ...(messages !== undefined && status !== 'REVIEW_DENIED'
      ? [{ pointer: '/messages', code: 'not-allowed', detail: `is not allowed with ${status}` }]
      : []),
    ...(status === 'REVIEW_DENIED' && (messages ?? []).length === 0
      ? [{ pointer: '/messages', code: 'required', detail: 'must hold at least one reason' }]
      : []),
  ];
  if (errors.length > 0) {
    throw new Refusal('localization-members', 'The members do not match the status.', { errors });
  }
  if (status === 'READY_FOR_SALES_CHANNEL') return { status, localized: toTexts(body) };
  return status === 'REVIEW_DENIED' ? { status, messages: messages ?? [] } : { status };
}

/** Converts the texts to the type of the domain, without members that were not sent. */
function toTexts({ localized }: SetLocalizationRequest): Map<string, LocalizedText> {
  return new Map(
    [...(localized ?? [])].map(([tag, { name, description, color, size }]) => [
      tag,
      {
        name,
        description,
        ...(color === undefined ? {} : { color }),
        ...(size === undefined ? {} : { size }),
      },
    ]),
  );
}
