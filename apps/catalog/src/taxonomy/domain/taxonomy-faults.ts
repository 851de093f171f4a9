import { keyOf } from './category-path.js';
import {
  valueFault,
  type ChannelAttribute,
  type ChannelLimits,
  type Taxonomy,
} from './taxonomy.js';

/** A fault of a document, with an RFC 6901 pointer into it. */
export interface TaxonomyFault {
  pointer: string;
  code: string;
  detail: string;
}

/** The maximum number of faults in one answer. */
const ENOUGH = 100;

/** The maximum of attributes times categories: more would take too long to store in one request. */
const MOST_PAIRS = 100_000;

/** The faults across the members of a taxonomy whose members are valid one by one (decision 10.6). */
export function taxonomyFaults({ categories, attributes, limits }: Taxonomy): TaxonomyFault[] {
  const codes = new Set(categories.map(({ code }) => code));
  const faults = [
    ...repeated(categories, '/categories', 'code', ({ code }) => code),
    ...repeated(categories, '/categories', 'path', ({ path }) => keyOf(path)),
    ...repeated(attributes, '/attributes', 'code', ({ code }) => code),
    ...attributes.flatMap((attribute, index) => attributeFaults(attribute, index, codes)),
    ...pairFaults(attributes),
    ...limitFaults(limits),
  ];
  return faults.slice(0, ENOUGH);
}

/** @param keyOfItem the part of an item that may occur only once */
function repeated<T>(
  items: readonly T[],
  pointer: string,
  member: string,
  keyOfItem: (item: T) => string,
): TaxonomyFault[] {
  return repeatsOf(items.map(keyOfItem)).map((index) => ({
    pointer: `${pointer}/${index}/${member}`,
    code: 'duplicate',
    detail: `is given twice; a ${member} occurs once`,
  }));
}

function repeatsOf(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, index) => {
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

function attributeFaults(
  attribute: ChannelAttribute,
  index: number,
  codes: ReadonlySet<string>,
): TaxonomyFault[] {
  const pointer = `/attributes/${index}`;
  const { type, categories = [], maxLength } = attribute;
  const unknown = categories.flatMap((code, position) =>
    codes.has(code)
      ? []
      : [
          {
            pointer: `${pointer}/categories/${position}`,
            code: 'unknown-category',
            detail: 'is the code of no category of this taxonomy',
          },
        ],
  );
  const misplaced =
    maxLength !== undefined && type !== 'text'
      ? [{ pointer: `${pointer}/maxLength`, code: 'not-allowed', detail: 'is for texts only' }]
      : [];
  return [
    ...unknown,
    ...twice(categories, `${pointer}/categories`),
    ...misplaced,
    ...valueFaults(attribute, pointer),
  ];
}

function valueFaults(
  { type, values = [], maxLength }: ChannelAttribute,
  pointer: string,
): TaxonomyFault[] {
  const limit = type === 'text' && maxLength !== undefined ? { maxLength } : {};
  const wrong = values.flatMap((value, position) => {
    const fault = valueFault({ type, value, ...limit });
    return fault ? [{ pointer: `${pointer}/values/${position}`, ...fault }] : [];
  });
  return [...wrong, ...twice(values.map(keyOf), `${pointer}/values`)];
}

function twice(keys: readonly string[], pointer: string): TaxonomyFault[] {
  return repeatsOf(keys).map((index) => ({
    pointer: `${pointer}/${index}`,
    code: 'duplicate',
    detail: 'is given twice in this list',
  }));
}

function pairFaults(attributes: readonly ChannelAttribute[]): TaxonomyFault[] {
  const pairs = attributes.reduce((sum, { categories = [] }) => sum + categories.length, 0);
  if (pairs <= MOST_PAIRS) return [];
  const detail = `must name at most ${MOST_PAIRS} categories together; leave categories out of attributes that all have`;
  return [{ pointer: '/attributes', code: 'too-many', detail }];
}

function limitFaults({ minImages, maxImages }: ChannelLimits): TaxonomyFault[] {
  if (minImages === undefined || maxImages === undefined || minImages <= maxImages) return [];
  const detail = `must not be below minImages, which is ${minImages}`;
  return [{ pointer: '/limits/maxImages', code: 'below-min-images', detail }];
}
