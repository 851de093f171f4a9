import { withoutAnswered } from '@entrepot/product-files';
import type { Schemas } from '@entrepot/client';
import type { FieldFault } from '../../api/problem.js';
import { withTexts } from '../../design/forms/form-field.js';
import { faultsOf, pathOf, placeFaults } from '../../design/forms/place-faults.js';
import type { PlacedFaults } from '../../design/forms/place-faults.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';

/** A SKU in a request. */
export type SentSku = Schemas['SkuDto'];
export type Attribute = Schemas['SkuAttribute'];

const TEXTS = ['name', 'description', 'ean', 'hscode'] as const;
const NUMBERS = ['weight', 'height', 'width', 'length'] as const;
const SALE_TEXTS = ['category', 'brand'] as const;
/** An empty text means no value. */
const OPTIONAL_TEXTS = ['countryOfOrigin'] as const;
const OPTIONAL_SALE_TEXTS = ['color', 'size'] as const;

type TextField =
  | (typeof TEXTS)[number]
  | (typeof NUMBERS)[number]
  | (typeof SALE_TEXTS)[number]
  | (typeof OPTIONAL_TEXTS)[number]
  | (typeof OPTIONAL_SALE_TEXTS)[number];

/** The values of the form: texts as typed, with one image per line. */
export type Input = Record<TextField | 'images', string> & {
  main: boolean;
  active: boolean;
  attributes: Attribute[];
};

export type Faults = Partial<Record<keyof Input, string>>;

export function inputOf(sku: Sku): Input {
  const { globalSaleChannelData: sale } = sku;
  return {
    ...textsOf(sku, [...TEXTS, ...NUMBERS, ...OPTIONAL_TEXTS]),
    ...textsOf(sale, [...SALE_TEXTS, ...OPTIONAL_SALE_TEXTS]),
    images: sku.images.join('\n'),
    main: sku.main,
    active: sale.active,
    attributes: sale.attributes ?? [],
  };
}

function textsOf<Name extends string>(
  from: Partial<Record<Name, string | number>>,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, String(from[name] ?? '')])) as Record<
    Name,
    string
  >;
}

/** The faults that the form itself finds; the API finds the others. */
export function faultsIn(input: Input): Faults {
  const wrong = NUMBERS.filter((name) => numberOf(input[name]) === undefined);
  return Object.fromEntries(wrong.map((name) => [name, messages.edit.notNumber]));
}

function numberOf(text: string): number | undefined {
  const value = Number(text.trim());
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
}

/**
 * The faults of a refused product: faults of this SKU belong to fields of the form, faults of other SKUs name their
 * SKU.
 * @param skuIds the ids in the request, in order
 */
export function faultsAt(
  error: unknown,
  skuIds: readonly string[],
  skuId: string,
  names: readonly (keyof Input)[],
): PlacedFaults {
  const fields = names.map((name) => ({ name, label: messages.edit[name] }));
  const ofSku = Map.groupBy(faultsOf(error), (fault) => skuIds[Number(pathOf(fault)[0])] ?? skuId);
  const ownFaults = placeFaults(ofSku.get(skuId) ?? [], fields);
  const otherFaults = [...ofSku].flatMap(([sku, faults]) =>
    sku === skuId
      ? []
      : placeFaults(faults.map(withoutPlace), []).unplaced.map((fault) =>
          fill(messages.edit.ofOther, { sku, fault }),
        ),
  );
  return { byField: ownFaults.byField, unplaced: [...ownFaults.unplaced, ...otherFaults] };
}

/** The text already names the SKU. */
function withoutPlace(fault: FieldFault): FieldFault {
  return { detail: fault.detail, pointer: `/${pathOf(fault).slice(1).join('/')}` };
}

/**
 * All SKUs of a product for a request, with the changes from the form of one of them. Unchanged members have their
 * current values, also those that the form does not know, because an upsert removes a member that is left out.
 * Unchanged prices change nothing (decision 3.11). If this SKU becomes the main SKU, the former one stops being it.
 */
export function productWith(
  product: readonly Sku[],
  skuId: string,
  before: Input,
  input: Input,
): SentSku[] {
  const becomesMain = input.main && !before.main;
  return product.map((sku) => {
    const sent = withoutAnswered(sku) as SentSku;
    if (sku.skuId === skuId) return changed(sent, before, input);
    return becomesMain ? { ...sent, main: false } : sent;
  });
}

function changed(sku: SentSku, before: Input, input: Input): SentSku {
  const isChanged = (name: keyof Input): boolean => input[name] !== before[name];
  const texts = TEXTS.filter(isChanged).map((name) => [name, input[name]]);
  const numbers = NUMBERS.filter(isChanged).map((name) => [name, numberOf(input[name])]);
  const goods = {
    ...sku,
    ...Object.fromEntries([...texts, ...numbers]),
    ...(isChanged('main') && { main: input.main }),
    ...(isChanged('images') && { images: linesOf(input.images) }),
    globalSaleChannelData: changedSale(sku.globalSaleChannelData, input, isChanged),
  };
  return withTexts(goods, textsOf(input, OPTIONAL_TEXTS.filter(isChanged)));
}

function changedSale(
  sale: SentSku['globalSaleChannelData'],
  input: Input,
  isChanged: (name: keyof Input) => boolean,
): SentSku['globalSaleChannelData'] {
  const texts = SALE_TEXTS.filter(isChanged).map((name) => [name, input[name]]);
  const data = {
    ...sale,
    ...Object.fromEntries(texts),
    ...(isChanged('active') && { active: input.active }),
    ...(isChanged('attributes') && {
      attributes: input.attributes.filter(({ name, value }) => name !== '' || value !== ''),
    }),
  };
  return withTexts(data, textsOf(input, OPTIONAL_SALE_TEXTS.filter(isChanged)));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
