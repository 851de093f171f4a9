/** The members of an order that are amounts. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'value',
  'itemsGross',
  'itemsDiscount',
  'shippingGross',
  'shippingDiscount',
  'listPrice',
  'salePrice',
]);

/** Replaces the decimal texts that events have for amounts with numbers. */
export function withNumbers(order: unknown): unknown {
  if (Array.isArray(order)) return order.map(withNumbers);
  if (typeof order !== 'object' || order === null) return order;
  const members = Object.entries(order).map(([name, value]: [string, unknown]) => [
    name,
    AMOUNTS.has(name) && isDecimal(value) ? Number(value) : withNumbers(value),
  ]);
  return Object.fromEntries(members);
}

function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
}
