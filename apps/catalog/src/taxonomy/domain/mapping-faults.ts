import { keyOf } from './category-path.js';
import type { AttributeMapping, CategoryMapping } from './mapping.js';
import type { TaxonomyFault } from './taxonomy-faults.js';
import { valueFault, type ChannelAttribute } from './taxonomy.js';

/** @param categories the codes in the mappings that the channel has */
export function categoryMappingFaults(
  mappings: readonly CategoryMapping[],
  categories: ReadonlySet<string>,
): TaxonomyFault[] {
  const unknown = mappings.flatMap(({ channelCategory }, index) =>
    categories.has(channelCategory)
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

/** @param attributes the channel's attributes that the mappings name, by code */
export function attributeMappingFaults(
  mappings: readonly AttributeMapping[],
  attributes: ReadonlyMap<string, ChannelAttribute>,
): TaxonomyFault[] {
  const keys = mappings.map(({ name }) => keyOf(name));
  return [
    ...mappings.flatMap((mapping, index) => faultsOfOne(mapping, `/mappings/${index}`, attributes)),
    ...repeated(keys, (index) => `/mappings/${index}/name`),
  ];
}

function faultsOfOne(
  { attribute: code, values }: AttributeMapping,
  mappingPointer: string,
  attributes: ReadonlyMap<string, ChannelAttribute>,
): TaxonomyFault[] {
  const attribute = attributes.get(code);
  if (!attribute) {
    const detail = 'is the code of no attribute of the channel';
    return [{ pointer: `${mappingPointer}/attribute`, code: 'unknown-attribute', detail }];
  }
  const taken = attribute.values && new Set(attribute.values);
  const wrong = values.flatMap(({ channelValue }, index) => {
    const pointer = `${mappingPointer}/values/${index}/channelValue`;
    if (taken && !taken.has(channelValue)) {
      return [{ pointer, code: 'unknown-value', detail: 'is no value of the attribute' }];
    }
    const fault = valueFault({ ...attribute, value: channelValue });
    return fault ? [{ pointer, ...fault }] : [];
  });
  const keys = values.map(({ value }) => keyOf(value));
  return [...wrong, ...repeated(keys, (index) => `${mappingPointer}/values/${index}/value`)];
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
