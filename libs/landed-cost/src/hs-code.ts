const DIGITS = /^\d{6,10}$/;

/** An HS code as rules compare it: its 6 to 10 digits, without dots. Empty for anything else, which counts as unknown. */
export function hsDigits(hsCode: string | undefined): string {
  const digits = hsCode?.replaceAll('.', '') ?? '';
  return DIGITS.test(digits) ? digits : '';
}
