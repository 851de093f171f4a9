import type { Schemas } from '@entrepot/client';
import type { FieldFault } from '../../api/problem.js';
import { faultsOf, pathOf, placeFaults } from '../../design/forms/place-faults.js';
import type { PlacedFaults } from '../../design/forms/place-faults.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';

/** A SKU in a request. */
export type SentSku = Schemas['SkuDto'];
export type Attribute = Schemas['SkuAttribute'];

const NUMBERS = ['weight', 'height', 'width', 'length'] as const;
const SALE_TEXTS = ['category', 'brand', 'color', 'size'] as const;

type NumberField = (typeof NUMBERS)[number];
type SaleField = (typeof SALE_TEXTS)[number];
type TextField =
  | 'name'
  | 'description'
  | 'ean'
  | 'hscode'
  | 'countryOfOrigin'
  | SaleField
  | NumberField
  | 'images';

/** The values of the form: texts as typed, with one image per line. */
export type Input = Record<TextField, string> & {
  main: boolean;
  active: boolean;
  attributes: Attribute[];
};

export type Faults = Partial<Record<keyof Input, string>>;

export function inputOf(sku: Sku): Input {
  const { globalSaleChannelData: sale } = sku;
  return {
    name: sku.name,
    description: sku.description,
    ean: sku.ean,
    hscode: sku.hscode,
    countryOfOrigin: sku.countryOfOrigin ?? '',
    weight: String(sku.weight),
    height: String(sku.height),
    width: String(sku.width),
    length: String(sku.length),
    category: sale.category,
    brand: sale.brand,
    color: sale.color ?? '',
    size: sale.size ?? '',
    images: sku.images.join('\n'),
    main: sku.main,
    active: sale.active,
    attributes: sale.attributes ?? [],
  };
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
  const own = placeFaults(ofSku.get(skuId) ?? [], fields);
  const others = [...ofSku].flatMap(([sku, faults]) =>
    sku === skuId
      ? []
      : placeFaults(faults.map(withoutPlace), []).others.map((fault) =>
          fill(messages.edit.ofOther, { sku, fault }),
        ),
  );
  return { byField: own.byField, others: [...own.others, ...others] };
}

/** The text already names the SKU. */
function withoutPlace(fault: FieldFault): FieldFault {
  return { detail: fault.detail, pointer: `/${pathOf(fault).slice(1).join('/')}` };
}

/**
 * All SKUs of a product for a request, with the changes from the form of one of them. Unchanged members have their
 * current values. If this SKU becomes the main SKU, the former one stops being it.
 */
export function productWith(
  product: readonly Sku[],
  skuId: string,
  before: Input,
  input: Input,
): SentSku[] {
  const becomesMain = input.main && !before.main;
  return product.map((sku) => {
    const sent = sentOf(sku);
    if (sku.skuId === skuId) return changed(sent, before, input);
    return becomesMain ? { ...sent, main: false } : sent;
  });
}

/**
 * Leaves out what only answers have, rather than naming what is sent: an upsert removes a member that is left out, also
 * one that the form does not know. Unchanged prices change nothing (decision 3.11).
 */
function sentOf({
  id: _id,
  merchantId: _merchantId,
  merchantProductId: _merchantProductId,
  localizationStatus: _localizationStatus,
  localizationMessages: _localizationMessages,
  salesChannelStatus: _salesChannelStatus,
  lastUpdateDate: _lastUpdateDate,
  version: _version,
  ...sent
}: Sku): SentSku {
  return sent;
}

function changed(
  { countryOfOrigin: origin, ...sku }: SentSku,
  before: Input,
  input: Input,
): SentSku {
  const isChanged = (name: keyof Input): boolean => input[name] !== before[name];
  const texts = (['name', 'description', 'ean', 'hscode'] as const).filter(isChanged);
  const numbers = NUMBERS.filter(isChanged);
  const newOrigin = isChanged('countryOfOrigin') ? input.countryOfOrigin.trim() : origin;
  return {
    ...sku,
    ...Object.fromEntries(texts.map((name) => [name, input[name]])),
    ...Object.fromEntries(numbers.map((name) => [name, numberOf(input[name])])),
    // An empty text means no value.
    ...(newOrigin && { countryOfOrigin: newOrigin }),
    ...(isChanged('main') && { main: input.main }),
    ...(isChanged('images') && { images: linesOf(input.images) }),
    globalSaleChannelData: changedSale(sku.globalSaleChannelData, input, isChanged),
  };
}

function changedSale(
  { color, size, ...sale }: SentSku['globalSaleChannelData'],
  input: Input,
  isChanged: (name: keyof Input) => boolean,
): SentSku['globalSaleChannelData'] {
  const newColor = isChanged('color') ? input.color : color;
  const newSize = isChanged('size') ? input.size : size;
  return {
    ...sale,
    ...(isChanged('category') && { category: input.category }),
    ...(isChanged('brand') && { brand: input.brand }),
    ...(isChanged('active') && { active: input.active }),
    ...(isChanged('attributes') && {
      attributes: input.attributes.filter(({ name, value }) => name !== '' || value !== ''),
    }),
    // An empty text means no value.
    ...(newColor && { color: newColor }),
    ...(newSize && { size: newSize }),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
