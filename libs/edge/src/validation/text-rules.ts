import { alpha2Of } from './countries.js';
import { parseInstant } from './instant.js';
import { checkSize, checkText, fault, NOT_AN_ARRAY, type Rule } from './rule.js';

/** The lengths of decision 1.6, in characters. */
const ID_MAX = 128;
const NAME_MAX = 512;
const DESCRIPTION_MAX = 20_000;
const URL_MAX = 2_048;
const PAGE_TOKEN_MAX = 16_384;

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Any printable characters (decision 2.7). */
export const id = printable(ID_MAX);

/** Merchant, channel, two hyphens, and the channel's own id (decision 6.4). */
export const orderId = printable(16 + 16 + 2 + ID_MAX);

function printable(max: number): Rule {
  return {
    schema: { type: 'string', minLength: 1, maxLength: max },
    check: (value) =>
      checkText(value, 1, max) ??
      (UNPRINTABLE.test(value as string)
        ? fault('control-character', 'must not hold control characters')
        : undefined),
  };
}

const TENANT = /^[A-Z0-9]{2,16}$/;

/** The id of a merchant or a channel (decision 2.7). */
export const tenantId: Rule = {
  schema: { type: 'string', pattern: TENANT.source },
  check: (value) =>
    id.check(value) ??
    (TENANT.test(value as string)
      ? undefined
      : fault('format', 'must be 2 to 16 capital letters and digits')),
};

export function text(max: number, min = 0): Rule {
  return {
    schema: { type: 'string', maxLength: max, ...(min > 0 ? { minLength: min } : {}) },
    check: (value) => checkText(value, min, max),
  };
}

/** A text that may be blank where it is required. */
export function anyText(max: number): Rule {
  return { ...text(max), takesBlank: true };
}

/** The format of `PageTokens`: the content, and a signature of 32 bytes, in base64url. */
const PAGE_TOKEN = /^[\w-]+\.[\w-]{43}$/;

/** Checks the format of a page token; `PageTokens` checks whether it belongs to the list. */
export const pageToken: Rule = {
  schema: { type: 'string', maxLength: PAGE_TOKEN_MAX },
  check: (value) =>
    checkText(value, 0, PAGE_TOKEN_MAX) ??
    (PAGE_TOKEN.test(value as string)
      ? undefined
      : fault('invalid-page-token', 'is not a page token of this list')),
};

export const name = text(NAME_MAX);
export const description = text(DESCRIPTION_MAX);

/** Checks only the length; the service that fetches the URL checks the rest (decision 3.6). */
export const url = text(URL_MAX);

/** A point in time as in decision 1.7; the text is kept, `parseInstant` reads it. */
export const instant: Rule = {
  schema: { type: 'string', format: 'date-time' },
  check: (value) => checkText(value, 0, ID_MAX) ?? instantFault(value as string),
  // Form decoding converts a plus sign into a blank.
  fromText: (given) => given.replace(/ (?=\d{2}(:?\d{2})?$)/, '+'),
};

function instantFault(value: string) {
  return parseInstant(value) === undefined
    ? fault('format', 'must be an ISO 8601 date or date-time')
    : undefined;
}

/** A calendar day. */
export const day: Rule = {
  schema: { type: 'string', format: 'date' },
  check: (value) =>
    checkText(value, 0, ID_MAX) ??
    ((value as string).length === 10 && parseInstant(value as string) !== undefined
      ? undefined
      : fault('format', 'must be a date, YYYY-MM-DD')),
};

export function oneOf(values: readonly string[]): Rule {
  const allowed = new Set(values);
  return {
    schema: { type: 'string', enum: [...values] },
    check: (value) =>
      checkText(value, 0, NAME_MAX) ??
      (allowed.has(value as string)
        ? undefined
        : fault('not-allowed', `must be one of ${values.join(', ')}`)),
  };
}

/** ISO 3166: alpha-2, alpha-3 or numeric, stored as alpha-2 (decision 1.12). */
export const country: Rule = {
  schema: { type: 'string', minLength: 2, maxLength: 3, examples: ['BR', 'BRA', '076'] },
  check: (value) => checkText(value, 0, ID_MAX) ?? countryFault(alpha2Of(value as string)),
  keep: (value) => alpha2Of(value as string),
};

/** Only ISO 3166 alpha-2. */
export const countryAlpha2: Rule = {
  schema: { type: 'string', minLength: 2, maxLength: 2, examples: ['BR'] },
  check: (value) =>
    checkText(value, 0, ID_MAX) ?? alpha2Fault(value as string, alpha2Of(value as string)),
  keep: (value) => alpha2Of(value as string),
};

function countryFault(found: string | undefined) {
  return found === undefined ? fault('not-allowed', 'must be an ISO 3166 country code') : undefined;
}

function alpha2Fault(given: string, alpha2: string | undefined) {
  return alpha2 === undefined || given.length === alpha2.length
    ? countryFault(alpha2)
    : fault('not-allowed', `must be an alpha-2 code: use the alpha-2 code ${alpha2}`);
}

/** A value, or `null` where a change removes it. */
export function nullable(rule: Rule): Rule {
  return {
    schema: { anyOf: [rule.schema, { type: 'null' }] },
    takesNull: true,
    check: (value) => (value === null ? undefined : rule.check(value)),
  };
}

/** An array of plain values, for a member that may be `null`; others are declared with `ListOf`. */
export function arrayOf(item: Rule, min: number, max: number): Rule {
  return {
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    check: (value) =>
      Array.isArray(value)
        ? (checkSize(value.length, min, max) ??
          value.map((part) => item.check(part)).find((found) => found !== undefined))
        : NOT_AN_ARRAY,
  };
}

/** Several values in a query: separated by commas in one parameter, in repeated parameters, or both. */
export function commaSeparated(item: Rule, max: number): Rule {
  return {
    schema: { type: 'array', items: item.schema, minItems: 1, maxItems: max },
    takesSeveral: true,
    fromText: (given) => given.split(',').map((part) => part.trim()),
    check: (value) => {
      const parts = value as string[];
      return checkSize(parts.length, 1, max) ?? parts.map((part) => item.check(part)).find(Boolean);
    },
  };
}
