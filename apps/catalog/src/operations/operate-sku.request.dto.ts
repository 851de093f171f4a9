import { Enum, ListOf, MapOf, Text, Value, rules } from '#platform';
import type { LocalizedText } from '../skus/domain/sku.js';
import { locale } from '../directory/directory.rules.js';

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
  @Value(code, { doc: 'A stable word for the reason, as title-length.' })
  code!: string;

  @Text({ min: 1, max: 512, doc: 'What the merchant can do about it.' })
  detail!: string;
}

export class SetLocalizationRequest {
  @Enum(STATUSES, {
    doc: 'READY or DENIED as an operator decides; PENDING starts localization again.',
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
    doc: 'For REVIEW_DENIED, and needed there: the reasons that the merchant is shown.',
  })
  messages?: ReasonDto[];
}

/** The texts as the domain knows them; members that were not sent stay out. */
export function toTexts({ localized }: SetLocalizationRequest): Map<string, LocalizedText> {
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
