import { rules } from '#edge';

/** A parameter: any ISO 3166 code, read as alpha-2 (decision 1.12). */
export const countryParameter: rules.Rule = {
  ...rules.country,
  schema: { type: 'string', minLength: 2, maxLength: 3 },
  fromText: (text) => rules.country.keep?.(text) ?? text,
};
