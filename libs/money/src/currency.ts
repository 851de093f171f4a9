/** ISO 4217 list one by minor units: active codes without metals, test codes and drawing rights. */
const CODES: readonly [minorUnits: number, codes: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF ' +
      'CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG ' +
      'HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR ' +
      'MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD ' +
      'SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD ' +
      'XCG YER ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const MINOR_UNITS = new Map(
  CODES.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits] as const)),
);

/** Whether this is an active ISO 4217 alphabetic code (upper case) that amounts can be written in. */
export function isCurrency(code: string): boolean {
  return MINOR_UNITS.has(code);
}

/**
 * Digits after the point in the currency's amounts (ISO 4217): BRL 2, CLP 0, KWD 3.
 * @throws RangeError on a code that {@link isCurrency} refuses
 */
export function minorUnits(currency: string): number {
  const digits = MINOR_UNITS.get(currency);
  if (digits === undefined) throw new RangeError(`unknown currency: ${JSON.stringify(currency)}`);
  return digits;
}
