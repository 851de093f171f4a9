import { hasParts, hasWords, searchedBy, searchedWords, type NamedRows } from '#platform';

/**
 * The orders that match a text: by a complete id of any kind, or by parts of the order's ids and of its buyer's data
 * (decision 6.16). Each kind of id has an index, which is read for one merchant if the search names one.
 */
export function namedOrders(text: string, merchantId?: string): NamedRows {
  const words = searchedWords(text);
  const ids = namedByIds(text, merchantId);
  if (!words) return ids;
  const keyOf = (condition: string) =>
    `(SELECT ${condition} FROM order_search s WHERE s.order_id = orders.order_id)`;
  return {
    indexed: (value) => keyOf(hasParts(KEY.key, words, value)),
    select: (value) => {
      const tests = [searchedBy(KEY, words, value, merchantId), hasWords(KEY.key, words, value)];
      return `${ids.select(value)}
        UNION ALL SELECT orders.ctid FROM order_search s JOIN orders USING (order_id) WHERE ${tests.join(' AND ')}`;
    },
    test: (value) => `(${ids.test(value)} OR ${keyOf(hasWords(KEY.key, words, value))})`,
  };
}

const KEY = { merchant: 's.merchant_id', key: 's.key' };

function namedByIds(text: string, merchantId?: string): NamedRows {
  return {
    select: (value) => {
      const id = value(text);
      const merchant = merchantId === undefined ? undefined : value(merchantId);
      const whose = merchant === undefined ? 'true' : `merchant_id = ${merchant}`;
      const parcel = `order_parcel JOIN orders USING (order_id) WHERE ${whose} AND`;
      return `
        SELECT ctid FROM orders WHERE ${whose} AND order_id = ${id}
         UNION ALL SELECT ctid FROM orders WHERE ${whose} AND sales_channel_order_id = ${id}
         UNION ALL SELECT orders.ctid FROM ${parcel} parcel ->> 'parcelId' = ${id}
         UNION ALL SELECT orders.ctid FROM ${parcel} last_mile_tracking_number = ${id}
         UNION ALL SELECT orders.ctid FROM merchant AS m JOIN orders ON ${SKUS} @> ${skuOf('m.merchant_id', id)}
                    WHERE ${merchant === undefined ? 'true' : `m.merchant_id = ${merchant}`}`;
    },
    test: (value) => {
      const id = value(text);
      return `(${id} IN (order_id, sales_channel_order_id) OR ${SKUS} @> ${skuOf('merchant_id', id)} OR (
        SELECT ${id} IN (p.parcel ->> 'parcelId', p.last_mile_tracking_number)
          FROM order_parcel p WHERE p.order_id = orders.order_id))`;
    },
  };
}

/** The expression of the index `orders_by_merchants_sku`: the SKUs of an order, prefixed by its merchant. */
const SKUS = `jsonb_set('{}', ARRAY[orders.merchant_id], jsonb_path_query_array(items, '$[*].skuId'))`;

const skuOf = (merchantId: string, skuId: string) =>
  `jsonb_build_object(${merchantId}, jsonb_build_array(${skuId}::text))`;
