import { ALLOWED_ACTIONS, iso } from './order-answer.js';

// The sales channel's view of an order (decision 10.5). Members are listed one by one, so that a member added to an
// order, its parcel or its history is not shown here by accident.

const CHANNELS_ACTIONS = `
  (SELECT coalesce(json_agg(action), '[]') FROM json_array_elements_text(${ALLOWED_ACTIONS}) AS action
    WHERE action IN ('approve', 'cancel', 'return-request'))`;

const ITEMS = `
  (SELECT json_agg(json_build_object('id', item.value -> 'id', 'skuId', item.value -> 'skuId',
            'salesChannelSkuId', item.value -> 'salesChannelSkuId', 'quantity', item.value -> 'quantity',
            'name', item.value -> 'name', 'listPrice', item.value -> 'listPrice',
            'salePrice', item.value -> 'salePrice') ORDER BY item.position)
     FROM jsonb_array_elements(o.items) WITH ORDINALITY AS item (value, position))`;

const TRACKING = `
  (SELECT coalesce(json_agg(json_build_object('eventId', e.event -> 'eventId', 'eventDate', e.event -> 'eventDate',
            'code', e.event -> 'code', 'macroStep', e.event -> 'macroStep', 'description', e.event -> 'description',
            'location', e.event -> 'location') ORDER BY e.id), '[]')
     FROM order_parcel_event e WHERE e.order_id = o.order_id)`;

const PARCEL_ITEMS = `
  (SELECT coalesce(json_agg(json_build_object('salesChannelSkuId', i.value -> 'salesChannelSkuId',
            'quantity', i.value -> 'quantity') ORDER BY i.position), '[]')
     FROM jsonb_array_elements(p.parcel -> 'items') WITH ORDINALITY AS i (value, position))`;

const PARCELS = `
  CASE WHEN p.parcel IS NULL THEN '[]'::json
       ELSE json_build_array(json_build_object('parcelId', p.parcel -> 'parcelId',
         'trackingNumber', p.last_mile_tracking_number, 'items', ${PARCEL_ITEMS}, 'events', ${TRACKING})) END`;

const TRACKING_URL = `
  (SELECT h.event_data ->> 'trackingUrl' FROM order_history h
    WHERE h.order_id = o.order_id AND h.status = 'SHIPPED' ORDER BY h.id LIMIT 1)`;

/** Each cancellation shows the code of its reason, also one by the merchant or an operator; the texts of reasons are internal. */
const HISTORY = `
  (SELECT json_agg(json_build_object('historyId', h.history_id, 'eventDate', ${iso('h.event_date')},
            'receivedDate', ${iso('h.received_date')}, 'status', h.status,
            'reasonCode', CASE WHEN h.status IN ('CANCELLED', 'RETURN_REQUESTED') THEN h.event_data -> 'reasonCode' END,
            'parcelId', CASE WHEN h.status IN ('READY_TO_SHIP', 'PARCEL_TRACKING_UPDATED')
                             THEN h.event_data -> 'parcelId' END,
            'trackingCodes', CASE h.status WHEN 'PARCEL_TRACKING_UPDATED' THEN h.event_data -> 'trackingCodes' END,
            'items', CASE h.status WHEN 'RETURNED' THEN
              (SELECT jsonb_agg(jsonb_build_object('itemId', i.value -> 'itemId', 'quantity', i.value -> 'quantity')
                                ORDER BY i.position)
                 FROM jsonb_array_elements(h.event_data -> 'items') WITH ORDINALITY AS i (value, position)) END)
            ORDER BY h.id)
     FROM order_history h WHERE h.order_id = o.order_id)`;

const MEMBERS = `
  'orderId', o.order_id, 'merchantId', o.merchant_id, 'salesChannelOrderId', o.sales_channel_order_id,
  'status', o.status, 'allowedActions', ${CHANNELS_ACTIONS}, 'value', trim_scale(o.value), 'currency', o.currency,
  'creationDate', ${iso('o.creation_date')}, 'approvalDate', ${iso('o.approval_date')},
  'cancelDate', ${iso('o.cancel_date')}, 'shipmentDate', ${iso('o.shipment_date')},
  'deliveredDate', ${iso('o.delivered_date')}, 'lastUpdateDate', ${iso('o.last_update_date')}, 'version', o.version,
  'items', ${ITEMS},
  'delivery', json_build_object('name', o.delivery -> 'name', 'company', o.delivery -> 'company',
     'listPrice', o.delivery -> 'listPrice', 'salePrice', o.delivery -> 'salePrice',
     'deliveryTime', o.delivery -> 'deliveryTime', 'deliveryEstimateDate', o.delivery -> 'deliveryEstimateDate'),
  'parcels', ${PARCELS}, 'trackingUrl', ${TRACKING_URL}`;

/** The channel's view in its list: order `o` and the copy of its parcel `p`. Members without a value are left out. */
export const CHANNELS_LISTED = `json_strip_nulls(json_build_object(${MEMBERS}))::text`;

/** The channel's view with the history. */
export const CHANNELS_WHOLE = `json_strip_nulls(json_build_object(${MEMBERS}, 'statusHistory', ${HISTORY}))::text`;
