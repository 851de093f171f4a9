import { keyOf } from './category-path.js';
import type { AttributeMapping } from './mapping.js';
import { lengthOf, valueFault, type ChannelAttribute, type ChannelLimits } from './taxonomy.js';

/** The reasons why a SKU is not published in a channel. */
export interface FitMessage {
  code: FitCode;
  detail: string;
}

export const fitCodes = [
  'category-unmapped',
  'attribute-missing',
  'attribute-value',
  'title-too-long',
  'description-too-long',
  'html-not-allowed',
  'too-few-images',
  'too-many-images',
] as const;

export type FitCode = (typeof fitCodes)[number];

/** A SKU in the form that a channel with a taxonomy receives (decision 10.6). */
export interface ChannelFit {
  /** The channel's code; the reference category if the channel has no categories; undefined if unmapped. */
  category?: string;
  /** The attributes by the channel's codes. */
  attributes: { code: string; value: string }[];
  /** The missed requirements; the SKU is published only if there are none. */
  messages: FitMessage[];
}

/** The members of a SKU that a channel judges. */
export interface Product {
  category: string;
  brand: string;
  color?: string;
  size?: string;
  attributes: readonly { name: string; value: string }[];
  images: number;
  /** The text in the channel's locale. */
  text: { name: string; description: string; color?: string; size?: string };
}

/** The part of a channel's taxonomy that concerns one SKU. */
export interface FitRules {
  hasCategories: boolean;
  limits: ChannelLimits;
  /** The category to which the SKU's is mapped; `known` unless the channel no longer has it. */
  category: { code: string; known: boolean } | undefined;
  /** The attributes of the category. */
  attributes: readonly ChannelAttribute[];
  /** The mappings by the key of the name. */
  mappings: ReadonlyMap<string, AttributeMapping>;
}

/** Computes the fit of a SKU in a channel (decision 10.6). */
export function fitOf(product: Product, rules: FitRules): ChannelFit {
  const { attributes, messages } = attributesOf(product, rules);
  const category = rules.hasCategories ? rules.category : { code: product.category, known: true };
  return {
    ...(category?.known ? { category: category.code } : {}),
    attributes,
    messages: [
      ...categoryMessages(product, category),
      ...messages,
      ...textMessages(product, rules.limits),
      ...imageMessages(product, rules.limits),
    ],
  };
}

function categoryMessages(product: Product, category: FitRules['category']): FitMessage[] {
  if (category?.known) return [];
  const detail =
    category === undefined
      ? `"${product.category}" is mapped to no category of the channel`
      : `"${product.category}" is mapped to ${category.code}, which the channel no longer has`;
  return [{ code: 'category-unmapped', detail }];
}

/** A value of the SKU, in the merchant's words and, if translated, in the channel's locale. */
interface Given {
  name: string;
  value: string;
  translated?: string | undefined;
}

/** The merchant's own attributes come first: one of them may have the name of a member. */
function givenBy({ attributes, brand, color, size, text }: Product): Given[] {
  return [
    ...attributes,
    { name: 'brand', value: brand },
    ...(color === undefined ? [] : [{ name: 'color', value: color, translated: text.color }]),
    ...(size === undefined ? [] : [{ name: 'size', value: size, translated: text.size }]),
  ];
}

function attributesOf(product: Product, { attributes, mappings }: FitRules) {
  const valueOfAttribute = new Map<
    string,
    { value: Given; mapping: AttributeMapping | undefined }
  >();
  const codes = new Map<string, string>();
  for (const { code, name } of attributes) codes.set(keyOf(name), code);
  for (const { code } of attributes) codes.set(keyOf(code), code);
  for (const value of givenBy(product)) {
    const key = keyOf(value.name);
    const mapping = mappings.get(key);
    const code = mapping?.attribute ?? codes.get(key);
    if (code !== undefined && !valueOfAttribute.has(code))
      valueOfAttribute.set(code, { value, mapping });
  }
  const messages: FitMessage[] = [];
  const taken = attributes.flatMap((attribute) => {
    const sent = valueOfAttribute.get(attribute.code);
    if (!sent) {
      if (attribute.required) messages.push(message(attribute, 'attribute-missing', 'is required'));
      return [];
    }
    const value = valueOf(attribute, sent.value, sent.mapping);
    const fault = faultOf(attribute, value);
    if (fault === undefined) return [{ code: attribute.code, value }];
    messages.push(message(attribute, 'attribute-value', fault));
    return [];
  });
  return { attributes: taken, messages };
}

/** The channel's spelling of a value, if there is one. */
function valueOf(
  { type, values }: ChannelAttribute,
  { value, translated }: Given,
  mapping: AttributeMapping | undefined,
): string {
  const key = keyOf(value);
  const mapped = mapping?.values.find(
    (mappedValue) => keyOf(mappedValue.value) === key,
  )?.channelValue;
  const words = mapped === undefined ? [translated ?? value, value] : [mapped];
  const [first = value] = words;
  if (type === 'boolean') return keyOf(first);
  if (!values) return first;
  const keys = words.map(keyOf);
  return values.find((channelValue) => keys.includes(keyOf(channelValue))) ?? first;
}

function faultOf({ type, values, maxLength }: ChannelAttribute, value: string): string | undefined {
  if (values && !values.includes(value)) return `does not take "${value}"`;
  const limit = maxLength === undefined ? {} : { maxLength };
  const fault = valueFault({ type, value, ...limit });
  return fault && `${fault.detail}, and is "${value}"`;
}

function message({ code, name }: ChannelAttribute, kind: FitCode, detail: string): FitMessage {
  return { code: kind, detail: `${name} (${code}) ${detail}` };
}

const HAS_HTML = /<[a-z!/]|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i;

function textMessages({ text }: Product, limits: ChannelLimits): FitMessage[] {
  const { titleLength = Infinity, descriptionLength = Infinity, html = true } = limits;
  const title = lengthOf(text.name);
  const description = lengthOf(text.description);
  const messages: FitMessage[] = [];
  if (title > titleLength) {
    messages.push({ code: 'title-too-long', detail: tooLong('title', title, titleLength) });
  }
  if (description > descriptionLength) {
    const detail = tooLong('description', description, descriptionLength);
    messages.push({ code: 'description-too-long', detail });
  }
  if (!html && HAS_HTML.test(text.description)) {
    const detail = 'the description has HTML, which the channel does not take';
    messages.push({ code: 'html-not-allowed', detail });
  }
  return messages;
}

function tooLong(what: string, length: number, most: number): string {
  return `the ${what} has ${length} characters in the language of the channel, which takes ${most}`;
}

function imageMessages({ images }: Product, limits: ChannelLimits): FitMessage[] {
  const { minImages = 0, maxImages = Infinity } = limits;
  if (images < minImages) {
    const detail = `the channel needs ${minImages} images, and there are ${images}`;
    return [{ code: 'too-few-images', detail }];
  }
  if (images <= maxImages) return [];
  const detail = `the channel takes ${maxImages} images, and there are ${images}`;
  return [{ code: 'too-many-images', detail }];
}
