import type { SearchTable } from '#platform';

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
