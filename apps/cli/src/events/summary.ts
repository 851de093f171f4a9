/** The members that describe an event, in this order. */
const MEMBERS = [
  'step',
  'parcelStatus',
  'entry',
  'salesChannel',
  'localizedSalePriceWithTaxes',
  'quantity',
  'cause',
  'rate',
  'reasonCode',
  'code',
  'changed',
  'lines',
];

/** An event in a few words: `APPROVED → HANDLING salesChannel=MELI`. */
export function summaryOf(value: Readonly<Record<string, unknown>>): string {
  const members = MEMBERS.filter((name) => value[name] !== undefined).map(
    (name) => `${name}=${memberText(value[name])}`,
  );
  return [...statusOf(value), ...members].join(' ');
}

function statusOf({ previousStatus, status }: Readonly<Record<string, unknown>>): string[] {
  if (status === undefined) return [];
  return [
    previousStatus === undefined ? String(status) : `${String(previousStatus)} → ${String(status)}`,
  ];
}

function memberText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.every((element) => typeof element === 'string')
    ? value.join(',')
    : String(value.length);
}
