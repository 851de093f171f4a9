import { isCurrency } from '#money';
import { rules } from '#edge';

/** The locales that events can name. */
const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/** The id of a merchant or a channel (decision 2.7). */
export const { tenantId } = rules;

/** ISO 4217. */
export const currency: rules.Rule = {
  schema: { type: 'string', pattern: '^[A-Z]{3}$', examples: ['MXN'] },
  check: (value) =>
    rules.name.check(value) ??
    (isCurrency(value as string)
      ? undefined
      : { code: 'not-allowed', detail: 'must be an ISO 4217 currency code' }),
};

const SERVICE = /^[A-Z0-9][A-Z0-9_-]{0,31}$/;

/** The service of a freight tariff (decision 9.5). */
export const service: rules.Rule = {
  schema: { type: 'string', pattern: SERVICE.source, examples: ['STANDARD'] },
  check: (value) =>
    typeof value === 'string' && SERVICE.test(value)
      ? undefined
      : {
          code: 'format',
          detail: 'must be 1 to 32 capital letters, digits, hyphens and underscores',
        },
};

const REGION = /^[A-Z0-9]{1,3}$/;

/** A state or province, as in `when.region` of tax rules (decision 9.2). */
export const region: rules.Rule = {
  schema: { type: 'string', pattern: REGION.source, examples: ['ON'] },
  check: (value) =>
    typeof value === 'string' && REGION.test(value)
      ? undefined
      : { code: 'format', detail: 'must be a code of 1 to 3 capital letters and digits' },
};

/** BCP 47, stored in its canonical spelling. */
export const locale: rules.Rule = {
  schema: { type: 'string', minLength: 2, maxLength: 64, examples: ['pt-BR'] },
  check: (value) =>
    rules.text(64, 2).check(value) ??
    (canonical(value as string) === undefined
      ? { code: 'format', detail: 'must be a BCP 47 language tag' }
      : undefined),
  keep: (value) => canonical(value as string),
};

function canonical(tag: string): string | undefined {
  try {
    const [canonicalTag] = Intl.getCanonicalLocales(tag);
    return canonicalTag !== undefined && LOCALE.test(canonicalTag) ? canonicalTag : undefined;
  } catch {
    return undefined;
  }
}
