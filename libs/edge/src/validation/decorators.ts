import { ApiExtraModels, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIST_ORDERS } from '../lists/read-page.js';
import { memberDecorator, type DtoClass, type Item } from './members.js';
import * as numbers from './number-rules.js';
import type { NumberLimits } from './number-rules.js';
import type { Rule } from './rule.js';
import * as texts from './text-rules.js';

/** The options of every member besides its type. An optional member may be absent or `null` (decision 1.5). */
export interface MemberOptions {
  /** The meaning and unit, for readers of the API documents. */
  doc?: string;
  optional?: boolean;
  /** Deprecated: not for new integrations. */
  deprecated?: boolean;
}

export interface ListLimits extends MemberOptions {
  min?: number;
  max: number;
  /** A value that may be given in place of a list. */
  plain?: Rule;
}

type Optional = Pick<MemberOptions, 'optional' | 'deprecated'>;

/** 1–128 printable characters. */
export const Id = (doc: string, options: Optional = {}) => one(texts.id, { doc, ...options });

/** Up to 512 characters. */
export const Name = (doc: string, options: Optional = {}) => one(texts.name, { doc, ...options });

/** Up to 20,000 characters. */
export const Description = (doc: string, options: Optional = {}) =>
  one(texts.description, { doc, ...options });

/** Up to 2,048 characters. */
export const Url = (doc: string, options: Optional = {}) => one(texts.url, { doc, ...options });

export const Text = ({ max, min, ...options }: MemberOptions & { max: number; min?: number }) =>
  one(texts.text(max, min), options);

/** `true` or `false`. */
export const Flag = (doc: string, options: Optional = {}) => one(numbers.flag, { doc, ...options });

/** An integer in the range of the store's `integer`, within the given limits. */
export const Int = ({
  min,
  max,
  ...options
}: MemberOptions & { min?: number; max?: number } = {}) =>
  one(
    numbers.int({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }),
    options,
  );

export const Num = ({ doc, optional, deprecated, ...limits }: MemberOptions & NumberLimits) =>
  one(numbers.num(limits), {
    ...(doc === undefined ? {} : { doc: withDecimals(doc, limits.decimals) }),
    ...(deprecated === undefined ? {} : { deprecated }),
    optional: optional ?? false,
  });

/** An amount below 10^11 with at most 4 decimals (decision 1.7); 0 is allowed unless `positive` is set. */
export const Money = (
  doc: string,
  { positive, ...options }: Optional & { positive?: boolean } = {},
) =>
  one(positive === true ? numbers.positiveMoney : numbers.money, {
    doc: withDecimals(doc, 4),
    ...options,
  });

/** The description with the limit of decimals: `multipleOf` would be wrong in programs that compute in binary. */
function withDecimals(doc: string, decimals?: number): string {
  if (decimals === undefined || doc.includes('decimals')) return doc;
  return `${doc} At most ${decimals} decimals.`;
}

/** Kilograms with at most 3 decimals. */
export const Weight = (doc: string, options: Optional = {}) =>
  one(numbers.weight, { doc, ...options });

/**
 * ISO 8601, stored as sent; parsed by `parseInstant`. In a query, a `…From` is `notAfter` its `…Until` (decision 1.8).
 */
export const Instant = (doc: string, options: Optional & { notAfter?: string } = {}) =>
  one(texts.instant, { doc, ...options });

export const Enum = (values: readonly string[], options: MemberOptions = {}) =>
  one(texts.oneOf(values), options);

/** Any ISO 3166-1 code, stored as alpha-2; `alpha2Only` refuses other codes (decision 1.12). */
export const CountryCode = (
  doc: string,
  { alpha2Only, ...options }: Optional & { alpha2Only?: boolean } = {},
) => one(alpha2Only === true ? texts.countryAlpha2 : texts.country, { doc, ...options });

/** In a query: several values, separated by commas or in repeated parameters, read as an array. */
export const CommaSeparated = (item: Rule, { max, ...options }: MemberOptions & { max: number }) =>
  one(texts.commaSeparated(item, max), options);

/** In a query: the number of records on a page, 1–200 (decision 1.8). */
export const PageSize = () =>
  Int({
    min: 1,
    max: 200,
    optional: true,
    doc: 'The maximum number of records on a page, 1 to 200; 50 by default. A page has at most 4 MiB and examines 2,500 records, so it may contain fewer records, or none, although there is a `nextPageToken`.',
  });

/** In a query: the start of the next page. */
export const PageToken = () =>
  one(texts.pageToken, { optional: true, doc: 'The `nextPageToken` of the previous page.' });

/** In a query: the direction of a list (decision 1.8). */
export const PageOrder = () =>
  Enum(LIST_ORDERS, {
    optional: true,
    doc: 'By last update, then id: `asc`, or `desc` for the newest first; `asc` by default.',
  });

/** In an operator's query: one merchant. */
export const MerchantFilter = () =>
  one(texts.tenantId, {
    optional: true,
    doc: 'Only records of this merchant; all merchants by default.',
  });

/** One value with a rule of the service itself. */
export const Value = (rule: Rule, options: MemberOptions = {}) => one(rule, options);

/** One object. If a function returns the class, `type` is its name in the API documents. */
export const Nested = (dto: () => DtoClass, { doc, optional = false }: MemberOptions = {}) =>
  memberDecorator(
    { value: { dto }, optional },
    {
      ...documented(doc),
      type: () => dto(),
    },
  );

/** An array of objects (`() => Dto`), of plain values (one of `rules`) or of both. */
export const ListOf = (
  items: Item,
  { min = 0, max, plain, doc, optional = false }: ListLimits,
): PropertyDecorator => {
  const value = { items, min, max, ...(plain && { plain }) };
  const size = { minItems: min, maxItems: max };
  if (typeof items === 'function' && plain === undefined) {
    const type = { type: () => items(), isArray: true };
    return memberDecorator({ value, optional }, { ...documented(doc), ...size, ...type });
  }
  const list = { type: 'array', ...size, items: schemaOf(items) };
  const schema = plain ? { anyOf: [plain.schema, list] } : list;
  const member = memberDecorator({ value, optional }, {
    ...documented(doc),
    ...schema,
  } as ApiPropertyOptions);
  return (prototype, property) => {
    const dto = dtoOf(items);
    if (dto) ApiExtraModels(dto())(prototype.constructor);
    member(prototype, property);
  };
};

function dtoOf(items: Item): (() => DtoClass) | undefined {
  if (typeof items === 'function') return items;
  return 'dto' in items ? items.dto : undefined;
}

function schemaOf(items: Item): object {
  if (typeof items === 'function') return { $ref: getSchemaPath(items()) };
  return 'dto' in items ? { anyOf: [items.plain.schema, schemaOf(items.dto)] } : items.schema;
}

/** Objects by key, read as a `Map`. */
export const MapOf = (
  key: Rule,
  dto: () => DtoClass,
  { max, doc, optional = false }: MemberOptions & { max: number },
): PropertyDecorator => {
  const member = memberDecorator({ value: { key, dtoByKey: dto, max }, optional }, {
    ...documented(doc),
    type: 'object',
    maxProperties: max,
    additionalProperties: { $ref: getSchemaPath(dto()) },
  } as ApiPropertyOptions);
  return (prototype, property) => {
    ApiExtraModels(dto())(prototype.constructor);
    member(prototype, property);
  };
};

function one(
  rule: Rule,
  { doc, optional = false, deprecated = false, notAfter }: MemberOptions & { notAfter?: string },
): PropertyDecorator {
  const old = deprecated ? { deprecated } : {};
  const member = { value: rule, optional, ...(notAfter === undefined ? {} : { notAfter }) };
  const schema = optional ? rule.schema : notBlank(rule);
  return memberDecorator(member, { ...schema, ...documented(doc), ...old });
}

/** A required text has a character that is not blank (decision 1.5); other text rules imply this. */
function notBlank({ schema, takesBlank }: Rule): Rule['schema'] {
  const implied = 'pattern' in schema || 'format' in schema || 'enum' in schema;
  if (schema['type'] !== 'string' || takesBlank === true || implied) return schema;
  return { minLength: 1, ...schema, pattern: '\\S' };
}

function documented(doc?: string): { description?: string } {
  return doc === undefined ? {} : { description: doc };
}
