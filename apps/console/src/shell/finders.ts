import type { useNavigate } from '@tanstack/react-router';
import { call } from '../api/client.js';
import { readerOf, type Session } from '../api/session.js';
import { momentText } from '../format/moment.js';
import { hasWords } from '../language/search-key.js';
import { fill } from '../language/texts.js';
import { LIST as ORDER_LIST } from '../orders/requests.js';
import { statusText } from '../orders/status.js';
import { LIST as PARCEL_LIST } from '../parcels/requests.js';
import { readParked } from '../parked/requests.js';
import type { Preferences } from '../preferences/stored.js';
import { readShipment } from '../shipments/requests.js';
import { LIST as SKU_LIST } from '../skus/requests.js';
import { readEndpoint } from '../webhooks/requests.js';
import { messages } from './messages.js';

/** A target or an action that a person can select. */
export interface Entry {
  label: string;
  /** The key among entries of the same kind. */
  detail?: string | undefined;
  act: () => void;
}

export interface Search {
  /** A complete id of any kind, or a part of a searchable text. */
  id: string;
  session: Session;
  /** The time zone in which times are shown. */
  clock: Preferences['clock'];
  go: ReturnType<typeof useNavigate>;
  signal: AbortSignal;
}

/** Searches one kind of record. */
interface Finder {
  /** Whether a text with blanks can find something; otherwise only a complete id can. */
  takesWords?: true;
  /** The required operation, by kind of session. */
  operations: Partial<Record<Session['kind'], string>>;
  /** @throws ApiProblem if nothing has the id, or the search fails */
  find: (search: Search) => Promise<Entry[]>;
}

const { palette: texts } = messages;
/** The maximum number of results for each kind. */
const FOUND_MAX = 3;

const orders: Finder = {
  takesWords: true,
  operations: { operator: 'listOrdersOfAllMerchants', merchant: 'listOrders' },
  async find({ id, session, clock, go, signal }) {
    const query = { text: id, pageSize: FOUND_MAX };
    const { rows } = await ORDER_LIST.read(readerOf(session), query, signal);
    return rows.map(({ orderId, status, creationDate }) => ({
      label: fill(texts.order, { id: orderId }),
      detail: fill(texts.orderDetail, {
        status: statusText(status),
        time: momentText(creationDate, clock),
      }),
      act: () => void go({ to: '/orders/$orderId', params: { orderId } }),
    }));
  },
};

const skus: Finder = {
  takesWords: true,
  operations: { operator: 'listSkusOfAllMerchants', merchant: 'listSkus' },
  async find({ id, session, go, signal }) {
    const query = { text: id, pageSize: FOUND_MAX };
    const { rows } = await SKU_LIST.read(readerOf(session), query, signal);
    return rows.map(({ merchantId, skuId, name }) => ({
      label: fill(texts.sku, { id: skuId, merchant: merchantId }),
      detail: name,
      act: () => void go({ to: '/skus/$merchantId/$skuId', params: { merchantId, skuId } }),
    }));
  },
};

const PARCELS = 'listParcels';
const parcels: Finder = {
  takesWords: true,
  operations: {
    operator: 'listParcelsOfAllMerchants',
    merchant: PARCELS,
    'fulfillment-partner': PARCELS,
  },
  async find({ id, session, go, signal }) {
    const query = { text: id, pageSize: FOUND_MAX };
    const { rows } = await PARCEL_LIST.read(readerOf(session), query, signal);
    return rows.map(({ parcelId, orderId }) => ({
      label: fill(texts.parcel, { id: parcelId }),
      detail: fill(texts.order, { id: orderId }),
      act: () => void go({ to: '/parcels/$parcelId', params: { parcelId } }),
    }));
  },
};

const SHIPMENT = 'readShipment';
const shipments: Finder = {
  operations: {
    operator: 'readShipmentOfAnyMerchant',
    merchant: SHIPMENT,
    'fulfillment-partner': SHIPMENT,
  },
  async find({ id, session, go, signal }) {
    await readShipment(readerOf(session), id, { signal, mayBeAbsent: true });
    const act = () => void go({ to: '/shipments/$shipmentId', params: { shipmentId: id } });
    return [{ label: fill(texts.shipment, { id }), act }];
  },
};

const parked: Finder = {
  operations: { operator: 'listAllParkedMessages' },
  async find({ id, go, signal }) {
    const page = await readParked({ key: id, pageSize: 1 }, signal);
    if (page.messages.length === 0) return [];
    const act = () => void go({ to: '/messages', search: { key: id } });
    return [{ label: fill(texts.parked, { id }), act }];
  },
};

const endpoints: Finder = {
  operations: { operator: 'readWebhookEndpointOfMerchant', merchant: 'readWebhookEndpoint' },
  async find({ id: endpointId, session, go, signal }) {
    const reader = readerOf(session);
    const { url } = await readEndpoint(reader, endpointId, { signal, mayBeAbsent: true });
    const act = () => void go({ to: '/webhooks/$endpointId', params: { endpointId } });
    return [{ label: fill(texts.endpoint, { url }), act }];
  },
};

const merchants: Finder = {
  takesWords: true,
  operations: { operator: 'listMerchants' },
  async find({ id, go, signal }) {
    const page = await call('listMerchants', { signal });
    return page.merchants
      .filter(({ merchantId, name }) => hasWords(`${merchantId} ${name}`, id))
      .slice(0, FOUND_MAX)
      .map(({ merchantId, name }) => ({
        label: fill(texts.merchant, { id: merchantId }),
        detail: name,
        act: () => void go({ to: '/settings/merchants/$merchantId', params: { merchantId } }),
      }));
  },
};

const channels: Finder = {
  takesWords: true,
  operations: { operator: 'listSalesChannels' },
  async find({ id, go, signal }) {
    const page = await call('listSalesChannels', { signal });
    return page.salesChannels
      .filter(({ salesChannel, name }) => hasWords(`${salesChannel} ${name}`, id))
      .slice(0, FOUND_MAX)
      .map(({ salesChannel, name }) => ({
        label: fill(texts.channel, { id: salesChannel }),
        detail: name,
        act: () => void go({ to: '/settings/channels/$salesChannel', params: { salesChannel } }),
      }));
  },
};

const terms: Finder = {
  operations: { operator: 'readTaxRules' },
  async find({ id, go, signal }) {
    const { destination } = await call('readTaxRules', { path: { id }, mayBeAbsent: true, signal });
    const params = { destination };
    const act = () =>
      void go({ to: '/settings/terms/$destination', params, search: { kind: 'rules', id } });
    return [{ label: fill(texts.terms, { id }), act }];
  },
};

/** Clients, carriers, tokens, keys and jobs cannot be searched by id, but the changes of them can. */
const changes: Finder = {
  operations: { operator: 'listChanges' },
  async find({ id, go, signal }) {
    const page = await call('listChanges', { query: { subject: id, pageSize: 1 }, signal });
    if (page.changes.length === 0) return [];
    const act = () => void go({ to: '/settings/audit', search: { subject: id } });
    return [{ label: fill(texts.changes, { id }), act }];
  },
};

/** The finders, in the order of their results. */
export const FINDERS: readonly Finder[] = [
  orders,
  skus,
  parcels,
  shipments,
  endpoints,
  merchants,
  channels,
  terms,
  parked,
  changes,
];
