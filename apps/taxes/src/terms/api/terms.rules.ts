import { rules } from '#platform';

type Rule = rules.Rule;

/** A number as text; which one it may be is checked with the document. */
export const number: Rule = { ...rules.text(32, 1), schema: { type: 'string', maxLength: 32 } };

export const hsPrefix = rules.text(10, 1);
export const countryCode = rules.text(2, 2);
export const currencyCode = rules.text(3, 3);
export const name = rules.text(64, 1);

const SERVICE = /^[A-Z0-9][A-Z0-9_-]{0,31}$/;

/** Part of ids and keys. */
export const service: Rule = {
  schema: { type: 'string', pattern: SERVICE.source, example: 'STANDARD' },
  check: (value) =>
    typeof value === 'string' && SERVICE.test(value)
      ? undefined
      : {
          code: 'format',
          detail: 'must be 1 to 32 capital letters, digits, hyphens and underscores',
        },
};

/** A part of a consignment, or a multiple of one. */
export const part: Rule = {
  schema: {
    anyOf: [
      name.schema,
      {
        type: 'object',
        required: ['of', 'x'],
        properties: {
          of: { ...name.schema, description: 'The part.' },
          x: { ...number.schema, description: 'How many times it counts, for example `1.10`.' },
        },
      },
    ],
  },
  check: (value) => {
    if (!isObject(value)) return name.check(value);
    return name.check(value['of']) ?? number.check(value['x']);
  },
  keep: (value) => (isObject(value) ? { of: value['of'], x: value['x'] } : value),
};

/** The members of a `when`: the rule of their values, and what they are. */
export const WHEN = {
  hs: [hsPrefix, 'Digits that the HS code begins with.'],
  origin: [countryCode, 'Countries of origin of the goods.'],
  shippedFrom: [countryCode, 'Countries that the parcel is sent from.'],
  region: [name, 'States or provinces of the destination.'],
  scheme: [name, 'Schemes that the seller is registered for.'],
  mode: [name, 'How the parcel travels, for example `courier`.'],
} as const;
export const MOST_VALUES = 500;
const MOST_RATES = 100;

const lists = Object.entries(WHEN).map(([member, [rule, description]]) => ({
  member,
  description,
  list: rules.arrayOf(rule, 0, MOST_VALUES),
}));

/** A rate, `byHs`, or the first of several whose `when` matches. */
export const rate: Rule = {
  schema: {
    anyOf: [
      { ...number.schema, examples: ['0.19', '22/78', 'byHs'] },
      {
        type: 'array',
        maxItems: MOST_RATES,
        items: {
          type: 'object',
          required: ['rate'],
          properties: {
            when: {
              type: 'object',
              description: 'The lines it is for; all when left out.',
              properties: Object.fromEntries(
                lists.map(({ member, description, list }) => [
                  member,
                  { ...list.schema, description },
                ]),
              ),
            },
            rate: { ...number.schema, description: 'As a rate alone.' },
          },
        },
      },
    ],
  },
  check: (value) => (Array.isArray(value) ? rates.check(value) : number.check(value)),
};

const conditionalRate: Rule = {
  schema: {},
  check: (value) => {
    if (!isObject(value)) return { code: 'type', detail: 'must hold objects with a rate' };
    return number.check(value['rate']) ?? whenFault(value['when']);
  },
};
const rates = rules.arrayOf(conditionalRate, 0, MOST_RATES);

function whenFault(when: unknown) {
  if (when === undefined) return undefined;
  if (!isObject(when)) return { code: 'type', detail: 'must have objects as `when`' };
  return lists
    .filter(({ member }) => when[member] !== undefined)
    .map(({ member, list }) => list.check(when[member]))
    .find((fault) => fault !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
