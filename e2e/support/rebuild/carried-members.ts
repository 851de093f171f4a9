import type { Json } from '../merchant.js';

/**
 * The members of each kind of answer that a program cannot rebuild from open streams (docs/consuming.md), and
 * `lastIntegrationDate`, which only a channel's own connector reports: the sandbox has none.
 */
const EXCLUDED = {
  SKUs: ['verdicts'],
  Inventory: ['warehouseName', 'warehouseCountry', 'lastIntegrationDate'],
  Prices: [],
  Orders: [
    'customerDocument',
    'customer',
    'shipping.deliveryAddress',
    'shipping.deliveries[].clearance',
    'statusHistory[].eventData.cancelReason',
    'statusHistory[].eventData.reason',
  ],
  Parcels: ['labels[].lineHaulService'],
  Shipments: ['description', 'type'],
} as const;

export type Section = keyof typeof EXCLUDED;

/** @returns the answer or its rebuilt copy, without the members that no open stream has */
export function carried(section: Section, answer: Json): Json {
  const copy = withDocumentIds(answer);
  for (const member of ['lastUpdateDate', ...EXCLUDED[section]]) remove(copy, member.split('.'));
  return copy;
}

function remove(target: Json, [name = '', ...rest]: readonly string[]): void {
  const key = name.replace('[]', '');
  if (target?.[key] === undefined) return;
  if (rest.length === 0) delete target[key];
  else for (const member of [target[key]].flat()) remove(member, rest);
  if (isEmpty(target[key])) delete target[key];
}

const LINK = /"[^"]*\/documents\/([\da-f-]+)\/[^"]*"/g;

/**
 * Answers have links, and events have the ids of documents (decision 7.2): this converts both to ids, under the
 * answer's names.
 */
function withDocumentIds(answer: Json): Json {
  const text = JSON.stringify(answer)
    .replace(LINK, '"$1"')
    .replaceAll('"documentId":', '"url":')
    .replaceAll('"invoiceDocumentId":', '"invoiceUrl":');
  return JSON.parse(text);
}

/** All its members were excluded. */
function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  );
}
