const DIGITS = /^\d{6,10}$/;

/**
 * Returns an HS code in the form that rules compare: 6 to 10 digits, without dots. Empty for any other text, which
 * counts as unknown.
 */
export function hsDigits(hsCode: string | undefined): string {
  const digits = hsCode?.replaceAll('.', '') ?? '';
  return DIGITS.test(digits) ? digits : '';
}
