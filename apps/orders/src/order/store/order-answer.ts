import { allowedActions, orderMachine } from '../domain/order-status.js';

/** An order as JSON text that is sent to the client unchanged. */
export type OrderAnswer = string;

/** A parsed answer for a request that changes the order: its `lastUpdateDate` is set when the change gets it. */
export interface AnsweredOrder {
  orderId: string;
  lastUpdateDate: string;
}

// The session's time zone is UTC.
export const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const actionsOf = (...asked: Parameters<typeof allowedActions>) =>
  `'${JSON.stringify(allowedActions(...asked))}'`;

export const ALLOWED_ACTIONS = `
  CASE WHEN o.remembered_status = 'CREATED' THEN ${actionsOf('ON_HOLD', { remembered: 'CREATED' })}
       WHEN o.fully_returned THEN ${actionsOf('RETURNED', { fullyReturned: true })}
       ELSE CASE o.status ${orderMachine.states
         .map((status) => `WHEN '${status}' THEN ${actionsOf(status)}`)
         .join(' ')} END
   END::json`;

// The documents of an erased buyer are revoked, so no links are shown (decision 8.6).
const ERASED = 'o.personal_data_erased_at IS NOT NULL';
const WITHOUT_DOCUMENTS = `'{"documents": []}'::jsonb`;
const PARCEL = `(p.parcel || CASE WHEN ${ERASED} THEN ${WITHOUT_DOCUMENTS} ELSE '{}' END)`;

/** The documents of the order. */
export const DOCUMENTS = `coalesce(${PARCEL} -> 'documents', '[]')`;

// These members are for logistics only and are not shown.
const ITEMS = `
  (SELECT json_agg((item.value - '{productId,height,width,length}'::text[]) ||
            CASE WHEN jsonb_array_length(${DOCUMENTS}) > 0
                 THEN jsonb_build_object('shippingDocuments', ${DOCUMENTS}) ELSE '{}' END
            ORDER BY item.position)
     FROM jsonb_array_elements(o.items) WITH ORDINALITY AS item (value, position))`;

const PARCELS = `
  CASE WHEN p.parcel IS NULL THEN '[]'::jsonb
       ELSE jsonb_build_array(${PARCEL} || jsonb_build_object('events', coalesce(
              (SELECT jsonb_agg(e.event ORDER BY e.id) FROM order_parcel_event e WHERE e.order_id = o.order_id),
              '[]'))) END`;

// Events have amounts as texts, answers as numbers.
const EVENT_DATA = `
  CASE h.status WHEN 'INVOICED' THEN
            h.event_data - CASE WHEN ${ERASED} THEN 'invoiceDocumentId' ELSE '' END || jsonb_build_object(
         'value', trim_scale((h.event_data ->> 'value')::numeric),
         'items', (SELECT jsonb_agg(i.value || jsonb_build_object(
                            'invoicedPrice', trim_scale((i.value ->> 'invoicedPrice')::numeric)) ORDER BY i.position)
                     FROM jsonb_array_elements(h.event_data -> 'items') WITH ORDINALITY AS i (value, position)))
                WHEN 'READY_TO_SHIP' THEN
            h.event_data || CASE WHEN ${ERASED} THEN ${WITHOUT_DOCUMENTS} ELSE '{}' END
       ELSE h.event_data END`;

const HISTORY = `
  (SELECT json_agg(json_build_object('historyId', h.history_id, 'eventDate', ${iso('h.event_date')}, 'receivedDate', ${iso('h.received_date')},
                                     'status', h.status, 'eventData', ${EVENT_DATA}) ORDER BY h.id)
     FROM order_history h WHERE h.order_id = o.order_id)`;

const MEMBERS = `
  'orderId', o.order_id, 'merchantId', o.merchant_id, 'salesChannelOrderId', o.sales_channel_order_id,
  'salesChannel', o.sales_channel, 'status', o.status, 'allowedActions', ${ALLOWED_ACTIONS},
  'fulfillmentWarehouseType', o.fulfillment_warehouse_type, 'value', trim_scale(o.value), 'taxType', o.tax_type,
  'currency', o.currency, 'foreignCurrency', o.foreign_currency, 'customerDocument', o.customer_document,
  'creationDate', ${iso('o.creation_date')}, 'approvalDate', ${iso('o.approval_date')},
  'cancelDate', ${iso('o.cancel_date')}, 'startHandlingDate', ${iso('o.start_handling_date')},
  'onHoldDate', ${iso('o.on_hold_date')}, 'packedDate', ${iso('o.packed_date')},
  'invoicedDate', ${iso('o.invoiced_date')}, 'shipmentDate', ${iso('o.shipment_date')},
  'deliveredDate', ${iso('o.delivered_date')}, 'lastUpdateDate', ${iso('o.last_update_date')},
  'version', o.version,
  'totals', o.totals, 'totalsForeignCurrency', o.totals_foreign_currency, 'taxes', o.taxes,
  'taxSurplus', trim_scale(o.tax_surplus), 'items', ${ITEMS},
  'customer', o.customer,
  'shipping', json_build_object('outboundCountry', o.outbound_country, 'deliveryAddress', o.delivery_address,
     'deliveries', json_build_array(o.delivery || jsonb_build_object(
        'lastMileTrackingNumber', p.last_mile_tracking_number, 'parcels', ${PARCELS}))),
  'payments', o.payments`;

/**
 * The SQL of an order as in the list (decision 6.8), from order `o` and the copy of its parcel `p`. Members without a
 * value are left out.
 */
export const LISTED_ORDER = `json_strip_nulls(json_build_object(${MEMBERS}))::text`;

/** The SQL of an order as read by its id, with its history in the order of writing. */
export const WHOLE_ORDER = `json_strip_nulls(json_build_object(${MEMBERS}, 'statusHistory', ${HISTORY}))::text`;

/** The SQL of an order as a row of a table, without parcel and without data of the buyer. */
export const SUMMARY = `json_build_object(
  'orderId', o.order_id, 'merchantId', o.merchant_id, 'salesChannelOrderId', o.sales_channel_order_id,
  'salesChannel', o.sales_channel, 'status', o.status, 'currency', o.currency,
  'foreignCurrency', o.foreign_currency, 'creationDate', ${iso('o.creation_date')},
  'lastUpdateDate', ${iso('o.last_update_date')}, 'version', o.version, 'totals', o.totals,
  'totalsForeignCurrency', o.totals_foreign_currency, 'itemCount', jsonb_array_length(o.items))::text`;

/** The join for the two forms with parcels. */
export const WITH_PARCEL = 'LEFT JOIN order_parcel p ON p.order_id = o.order_id';
