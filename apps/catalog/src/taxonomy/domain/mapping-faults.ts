import { keyOf } from './category-path.js';
import type { AttributeMapping, CategoryMapping } from './mapping.js';
import type { TaxonomyFault } from './taxonomy-faults.js';
import { valueFault, type ChannelAttribute } from './taxonomy.js';

/** @param known the codes in the mappings that the channel has */
export function categoryMappingFaults(
  mappings: readonly CategoryMapping[],
  known: ReadonlySet<string>,
): TaxonomyFault[] {
  const unknown = mappings.flatMap(({ channelCategory }, index) =>
    known.has(channelCategory)
      ? []
      : [
          {
            pointer: `/mappings/${index}/channelCategory`,
            code: 'unknown-category',
            detail: 'is the code of no category of the channel',
          },
        ],
  );
  const keys = mappings.map(({ category }) => keyOf(category));
  return [...unknown, ...repeated(keys, (index) => `/mappings/${index}/category`)];
}

/** @param known the channel's attributes that the mappings name, by code */
export function attributeMappingFaults(
  mappings: readonly AttributeMapping[],
  known: ReadonlyMap<string, ChannelAttribute>,
): TaxonomyFault[] {
  const keys = mappings.map(({ name }) => keyOf(name));
  return [
    ...mappings.flatMap((mapping, index) => faultsOfOne(mapping, `/mappings/${index}`, known)),
    ...repeated(keys, (index) => `/mappings/${index}/name`),
  ];
}

function faultsOfOne(
  { attribute: code, values }: AttributeMapping,
  at: string,
  known: ReadonlyMap<string, ChannelAttribute>,
): TaxonomyFault[] {
  const attribute = known.get(code);
  if (!attribute) {
    const detail = 'is the code of no attribute of the channel';
    return [{ pointer: `${at}/attribute`, code: 'unknown-attribute', detail }];
  }
  const taken = attribute.values && new Set(attribute.values);
  const wrong = values.flatMap(({ channelValue }, index) => {
    const pointer = `${at}/values/${index}/channelValue`;
    if (taken && !taken.has(channelValue)) {
      return [{ pointer, code: 'unknown-value', detail: 'is no value of the attribute' }];
    }
    const fault = valueFault({ ...attribute, value: channelValue });
    return fault ? [{ pointer, ...fault }] : [];
  });
  const keys = values.map(({ value }) => keyOf(value));
  return [...wrong, ...repeated(keys, (index) => `${at}/values/${index}/value`)];
}

function repeated(keys: readonly string[], pointerOf: (index: number) => string): TaxonomyFault[] {
  const seen = new Set<string>();
  return keys.flatMap((key, index) => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const detail = 'is given twice; case, accents and repeated blanks make no difference';
    return [{ pointer: pointerOf(index), code: 'duplicate', detail }];
  });
}
