import { isCurrency } from '#money';
import { rules } from '#platform';

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

/** BCP 47, kept in its canonical spelling. */
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
    const [found] = Intl.getCanonicalLocales(tag);
    return found !== undefined && LOCALE.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
