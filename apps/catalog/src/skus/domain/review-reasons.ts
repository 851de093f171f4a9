import { isBlank, visibleLength } from './characters.js';
import { hasValidCheckDigit, isAllZeros } from './check-digit.js';
import type { LocalizationMessage, SentSku, SkuContent } from './sku.js';

const TITLE_MIN = 3;
const TITLE_MAX = 200;
const DESCRIPTION_MIN = 10;

/** A SKU under review, with all live SKUs of its product (itself among them). */
interface Reviewed {
  sku: SentSku;
  content: SkuContent;
  product: readonly SentSku[];
}

/** Returns the reason for a refusal, or undefined. */
type Check = (reviewed: Reviewed) => string | undefined;

/**
 * The reasons for which a review refuses, in the order in which they are published (decision 3.6). A SKU with any reason
 * becomes REVIEW_DENIED (`localization/review-skus.ts`).
 */
const checks: readonly (readonly [code: string, check: Check])[] = [
  ['title-length', ({ content }) => titleLength(content.name)],
  ['title-capitals', ({ content }) => titleCapitals(content.name)],
  ['description-length', ({ content }) => descriptionLength(content.description)],
  ['no-image', ({ content }) => (content.images.length === 0 ? 'there is no image' : undefined)],
  ['image-url', ({ content }) => imageUrl(content.images)],
  ['check-digit', ({ content }) => checkDigit(content.ean)],
  ['hscode', ({ content }) => hscode(content.hscode)],
  ['measures', ({ content }) => measures(content)],
  ['several-mains', severalMains],
  ['color-missing', ({ sku, product }) => missing('color', sku, product)],
  ['size-missing', ({ sku, product }) => missing('size', sku, product)],
];

/**
 * Reviews a SKU (decision 3.6).
 * @param product all live SKUs of its product: some reasons depend on its siblings
 * @returns every reason to refuse, in the documented order; none if it passes
 */
export function review(sku: SentSku, product: readonly SentSku[]): LocalizationMessage[] {
  const reviewed = { sku, content: sku.content, product };
  return checks.flatMap(([code, check]) => {
    const detail = check(reviewed);
    return detail === undefined ? [] : [{ code, detail }];
  });
}

function titleLength(name: string): string | undefined {
  const length = visibleLength(name);
  if (length < TITLE_MIN) return `the title has ${length} characters; the minimum is ${TITLE_MIN}`;
  if (length > TITLE_MAX) return `the title has ${length} characters; the maximum is ${TITLE_MAX}`;
  return undefined;
}

/**
 * Only a title whose letters all have case can be all capitals: a Latin brand or model in a title in another script is
 * often in capitals. Cherokee has lower-case letters, but is written with its capitals only.
 */
function titleCapitals(name: string): string | undefined {
  const letters = name.normalize('NFC').match(/\p{L}/gu) ?? [];
  const isCapital = (letter: string) => /(?!\p{Script=Cherokee})\p{Lu}/u.test(letter);
  return letters.length > 0 && letters.every(isCapital) ? 'the title is all capitals' : undefined;
}

function descriptionLength(description: string): string | undefined {
  const length = visibleLength(description, DESCRIPTION_MIN);
  return length < DESCRIPTION_MIN
    ? `the description has ${length} characters; the minimum is ${DESCRIPTION_MIN}`
    : undefined;
}

function imageUrl(images: readonly string[]): string | undefined {
  const position = images.findIndex((image) => !isHttpUrl(image));
  return position < 0 ? undefined : `image ${position + 1} is not an http or https address`;
}

/** A URL parser corrects `https:shop/a.jpg` and surrounding blanks, but clients that fetch the image may not. */
function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

function checkDigit(ean: string): string | undefined {
  return hasValidCheckDigit(ean) ? undefined : 'the code is not a valid EAN, UPC or ISBN';
}

function hscode(code: string): string | undefined {
  const digits = code.replaceAll('.', '');
  if (!/^\d{6,10}$/.test(digits)) return 'the customs code does not have 6 to 10 digits';
  return isAllZeros(digits) ? 'the customs code is all zeros' : undefined;
}

function measures({ weight, height, width, length }: SkuContent): string | undefined {
  const faults = Object.entries({ weight, height, width, length }).filter(
    ([, value]) => value <= 0,
  );
  return faults.length === 0
    ? undefined
    : `must be above zero: ${faults.map(([name]) => name).join(', ')}`;
}

function severalMains({ sku, product }: Reviewed): string | undefined {
  const mains = product.filter(({ main }) => main).length;
  return sku.main && mains > 1
    ? `${mains} SKUs of the product are marked as the main one`
    : undefined;
}

function missing(
  field: 'color' | 'size',
  sku: SentSku,
  product: readonly SentSku[],
): string | undefined {
  const hasMember = ({ content }: SentSku): boolean =>
    !isBlank(content.globalSaleChannelData[field] ?? '');
  if (hasMember(sku) || !product.some(hasMember)) return undefined;
  return `the ${field} is missing; other SKUs of the product have one`;
}
