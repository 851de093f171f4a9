import { ListPage } from '../../lists/list-page.js';
import { SKU_LIST } from './sku-list.js';

/** The list of SKUs. */
export function SkusPage() {
  return <ListPage definition={SKU_LIST} />;
}
