import { ListPage } from '../../lists/list-page.js';
import { ORDER_LIST } from './order-list.js';

/** The list of orders. */
export function OrdersPage() {
  return <ListPage definition={ORDER_LIST} />;
}
