import { searchFunctions, searchTable, type SearchTable } from '#platform';

/** What orders are searched by: the ids of the order, and the name, e-mail and document of its buyer. */
export const ORDER_SEARCH: SearchTable = {
  name: 'order_search',
  source: 'orders',
  id: ['order_id'],
  text: `concat_ws(E'\\n', order_id, sales_channel_order_id,
           concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName'), customer ->> 'email',
           customer_document, regexp_replace(customer_document, '[[:punct:][:space:]]+', '', 'g'))`,
  when: 'true',
  columns: ['customer', 'customer_document'],
};

/** The keys by which orders are searched (decision 1.20). */
export const orderSearch: readonly string[] = [
  ...searchFunctions,
  ...searchTable(ORDER_SEARCH),
  `COMMENT ON TABLE order_search IS 'The text by which an order is searched (decision 1.20), written by triggers of orders and erased with the buyer''s data.';
   COMMENT ON COLUMN order_search.key IS 'Lower case without accents: ids, and the buyer''s name, e-mail and document, a line each.'`,
];
