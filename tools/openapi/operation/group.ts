import type { Access } from '#edge';

/** A group of operations on the API page. It replaces no tags, because generators derive names from tags. */
export interface Group {
  name: string;
  description: string;
}

const EVERYONE = 'Everyone';
const OPERATORS = 'Operators';

/** The groups in the order of the page: by audience, then by subject. */
export const groups: readonly Group[] = [
  group(EVERYONE, 'tokens', 'Log in, and see what a token may do.'),
  group(EVERYONE, 'requests', 'Your last requests, to find faults.'),
  group('Merchants', 'catalog', 'SKUs, their localization and their status in sales channels.'),
  group('Merchants', 'prices', 'Set prices, and read the resulting prices in the sales channels.'),
  group('Merchants', 'inventory', 'Stock for sale, by warehouse.'),
  group('Merchants', 'orders', 'Orders, from creation to delivery or return.'),
  group('Merchants', 'webhooks', 'Events by HTTP: sent to endpoints, or read from the log.'),
  group('Merchants and partners', 'parcels', 'Parcels, and reports of their tracking.'),
  group('Merchants and partners', 'summary', 'Work that needs a decision, and the last 14 days.'),
  group('Merchants and partners', 'shipments', 'Parcels that are shipped together.'),
  group('Sales channels', 'taxes', 'Taxes of a cart, and the exchange rate.'),
  group('Sales channels', 'listings', 'Listings for a channel, and its answers.'),
  group(
    'Sales channels',
    'taxonomy',
    'The categories of a channel, and its requirements for products.',
  ),
  group('Sales channels', 'orders', 'Orders that a channel sold, and their progress.'),
  group(
    OPERATORS,
    'overview',
    'The state of the services, parked messages, requests, and the audit.',
  ),
  group(OPERATORS, 'access', 'Clients, sessions, tokens of channels, signing keys.'),
  group(OPERATORS, 'directory', 'Merchants, sales channels and carriers.'),
  group(
    OPERATORS,
    'catalog and prices',
    'SKUs, prices, inventories, exchange rates and trade restrictions.',
  ),
  group(OPERATORS, 'terms', 'Tax rules, duty rates and freight tariffs.'),
  group(OPERATORS, 'orders', 'Orders, exceptions, parcels and shipments of all merchants.'),
  group(OPERATORS, 'webhooks', 'Endpoints and events of any merchant.'),
  group(EVERYONE, 'documents', 'This document, problem pages, event schemas, keys, public links.'),
];

/** The subject of operator paths, by the first part after `/ops`; all others belong to the overview. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'signing-keys': 'access',
  clients: 'access',
  sessions: 'access',
  merchants: 'directory',
  'sales-channels': 'directory',
  carriers: 'directory',
  skus: 'catalog and prices',
  inventories: 'catalog and prices',
  'category-mappings': 'catalog and prices',
  prices: 'catalog and prices',
  'fx-rates': 'catalog and prices',
  'trade-restrictions': 'catalog and prices',
  'tax-rules': 'terms',
  'duty-rates': 'terms',
  'freight-tariffs': 'terms',
  terms: 'terms',
  orders: 'orders',
  exceptions: 'orders',
  parcels: 'orders',
  parcelTrackings: 'orders',
  shipments: 'orders',
  webhooks: 'webhooks',
};

/** The name of an operation's group, by the permitted callers. */
export function groupOf(path: string, tag: string, access: Access): string {
  const [, area, subject = ''] = path.split('/');
  if (area === 'ops') return groupName(OPERATORS, subjectOf(path, subject));
  if (tag === 'Tokens') return groupName(EVERYONE, 'tokens');
  if (access === 'public') return groupName(EVERYONE, 'documents');
  if (area === 'channel') return groupName('Sales channels', subject);
  return groupName(audienceOf(access), tag.toLowerCase());
}

function subjectOf(path: string, first: string): string {
  if (path.startsWith('/ops/sales-channels/{id}/tokens')) return 'access';
  return SUBJECTS[first] ?? 'overview';
}

function audienceOf(access: Access): string {
  if (access.includes('merchant') && access.includes('sales-channel')) return EVERYONE;
  if (access === 'channel-token' || access.includes('sales-channel')) return 'Sales channels';
  return access.includes('fulfillment-partner') ? 'Merchants and partners' : 'Merchants';
}

function group(audience: string, subject: string, description: string): Group {
  return { name: groupName(audience, subject), description };
}

function groupName(audience: string, subject: string): string {
  return `${audience}: ${subject}`;
}
