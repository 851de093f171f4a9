/** Lengths of the GTIN family: EAN-8, UPC-A, EAN-13 (ISBN-13 among them), GTIN-14. */
const GTIN = /^(\d{8}|\d{12,14})$/;
const ISBN_10 = /^\d{9}[\dX]$/;

/**
 * Is this an EAN, UPC or ISBN with a right check digit (decision 3.6)? Hyphens and spaces are ignored.
 */
export function hasValidCheckDigit(code: string): boolean {
  const bare = code.replaceAll(/[\s-]/g, '').toUpperCase();
  if (GTIN.test(bare)) return gtinSum(bare) % 10 === 0;
  if (ISBN_10.test(bare)) return isbn10Sum(bare) % 11 === 0;
  return false;
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
