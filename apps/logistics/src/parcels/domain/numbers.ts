/** Decision 7.1: the merchant, 12 digits, the recipient's country. */
export function parcelIdOf(merchantId: string, serial: number, recipientCountry: string): string {
  return `${merchantId}${digits(serial, 12)}${recipientCountry}`;
}

/** Decision 7.1: `EN`, 9 digits, the recipient's country; unique, since a serial is drawn only once. */
export function lastMileTrackingNumberOf(serial: number, recipientCountry: string): string {
  return `EN${digits(serial, 9)}${recipientCountry}`;
}

/** Decision 7.1: the merchant and 8 digits. */
export function invoiceNumberOf(merchantId: string, serial: number): string {
  return `${merchantId}-${digits(serial, 8)}`;
}

function digits(serial: number, width: number): string {
  const text = String(serial).padStart(width, '0');
  if (text.length > width) throw new RangeError(`serial ${serial} is over ${width} digits`);
  return text;
}
