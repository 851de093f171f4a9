/** Lengths of the GTIN family: EAN-8, UPC-A, EAN-13 (ISBN-13 among them), GTIN-14. */
const GTIN = /^(\d{8}|\d{12,14})$/;
const ISBN_10 = /^\d{9}[\dX]$/;

/**
 * The UPC-E form, a UPC-A without most of its zeros: number system 0 or 1, six digits, the check digit of the UPC-A.
 */
const UPC_E = /^[01]\d{7}$/;

/** Blanks, dashes of any kind, and invisible characters, as in codes that are copied from texts and web pages. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2043\u2212]/gu;

/**
 * Whether a text is an EAN, UPC or ISBN with a correct check digit (decision 3.6). Hyphens of any kind and spaces are
 * ignored. Eight digits may be an EAN-8 or a UPC-E, which is checked as the UPC-A that it represents. Zeros alone are
 * not a code.
 */
export function hasValidCheckDigit(code: string): boolean {
  const bare = code.replaceAll(SEPARATORS, '').toUpperCase();
  if (isAllZeros(bare)) return false;
  if (GTIN.test(bare) && isGtin(bare)) return true;
  if (UPC_E.test(bare)) return isGtin(expandedUpcE(bare));
  if (ISBN_10.test(bare)) return isbn10Sum(bare) % 11 === 0;
  return false;
}

/** A code that was typed only to fill the field, although its check digit is correct. */
export function isAllZeros(digits: string): boolean {
  return /^0+$/.test(digits);
}

function expandedUpcE(code: string): string {
  return code.slice(0, 1) + withZeros(code.slice(1, 7)) + code.slice(7);
}

/** The last of the six digits encodes which zeros were left out. */
function withZeros(six: string): string {
  const last = Number(six.slice(5));
  if (last <= 2) return `${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`;
  if (last <= 4) return `${six.slice(0, last)}00000${six.slice(last, 5)}`;
  return `${six.slice(0, 5)}0000${last}`;
}

function isGtin(digits: string): boolean {
  return gtinSum(digits) % 10 === 0;
}

/** Weights 1 and 3 from the right, the check digit included. */
function gtinSum(digits: string): number {
  return [...digits].reduceRight(
    ({ sum, weight }, digit) => ({ sum: sum + Number(digit) * weight, weight: 4 - weight }),
    { sum: 0, weight: 1 },
  ).sum;
}

/** Weights 10 down to 1; the last may be X for ten. */
function isbn10Sum(characters: string): number {
  return [...characters].reduce(
    (sum, character, index) => sum + (10 - index) * (character === 'X' ? 10 : Number(character)),
    0,
  );
}
