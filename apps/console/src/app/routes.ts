import { oneOf, searchOf, switchOf } from '../address/search-params.js';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { categorySearch } from '../categories/search.js';
import { eventSearch } from '../events/search.js';
import { INVENTORY } from '../inventory/source.js';
import { ORDERS } from '../orders/source.js';
import { PARCELS } from '../parcels/source.js';
import { parkedSearch } from '../parked/search.js';
import { skuPricesSearch } from '../prices/detail/search.js';
import { PRICES } from '../prices/source.js';
import { REQUESTS } from '../requests/source.js';
import { reviewSearch } from '../review/search.js';
import { SKUS } from '../skus/source.js';
import { SHIPMENTS } from '../shipments/source.js';
import { signInSearch } from '../sign-in/search.js';
import { uploadSearch } from '../upload/search.js';
import { endpointSearch } from '../webhooks/search.js';
import { ENDPOINTS } from '../webhooks/source.js';
import { root, shell } from './base-routes.js';
import { settings } from './settings-routes.js';

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
});

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('../home/home-page.js'), 'HomePage'),
});

const system = createRoute({
  getParentRoute: () => shell,
  path: '/system',
  component: lazyRouteComponent(() => import('../system/system-page.js'), 'SystemPage'),
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/orders',
  validateSearch: ORDERS.search.read,
  component: lazyRouteComponent(() => import('../orders/list/orders-page.js'), 'OrdersPage'),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/orders/$orderId',
  validateSearch: searchOf({ sort: oneOf(['received']) }),
  component: lazyRouteComponent(() => import('../orders/detail/order-page.js'), 'OrderPage'),
});

const board = createRoute({
  getParentRoute: () => shell,
  path: '/localization',
  validateSearch: SKUS.search.read,
  component: lazyRouteComponent(() => import('../board/board-page.js'), 'BoardPage'),
});

const skus = createRoute({
  getParentRoute: () => shell,
  path: '/skus',
  validateSearch: SKUS.search.read,
  component: lazyRouteComponent(() => import('../skus/list/skus-page.js'), 'SkusPage'),
});

const sku = createRoute({
  getParentRoute: () => shell,
  path: '/skus/$merchantId/$skuId',
  validateSearch: searchOf({ edit: switchOf }),
  component: lazyRouteComponent(() => import('../skus/detail/sku-page.js'), 'SkuPage'),
});

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/categories',
  validateSearch: categorySearch,
  component: lazyRouteComponent(() => import('../categories/categories-page.js'), 'CategoriesPage'),
});

const review = createRoute({
  getParentRoute: () => shell,
  path: '/review',
  validateSearch: reviewSearch,
  component: lazyRouteComponent(() => import('../review/review-page.js'), 'ReviewPage'),
});

const parked = createRoute({
  getParentRoute: () => shell,
  path: '/messages',
  validateSearch: parkedSearch,
  component: lazyRouteComponent(() => import('../parked/messages-page.js'), 'MessagesPage'),
});

// The path has two more segments, since a SKU can have any id.
const editPrices = createRoute({
  getParentRoute: () => shell,
  path: '/prices/edit/grid',
  component: lazyRouteComponent(
    () => import('../prices/edit/edit-prices-page.js'),
    'EditPricesPage',
  ),
});

const editStock = createRoute({
  getParentRoute: () => shell,
  path: '/inventory/edit/grid',
  component: lazyRouteComponent(
    () => import('../inventory/edit/edit-stock-page.js'),
    'EditStockPage',
  ),
});

const prices = createRoute({
  getParentRoute: () => shell,
  path: '/prices',
  validateSearch: PRICES.search.read,
  component: lazyRouteComponent(() => import('../prices/list/prices-page.js'), 'PricesPage'),
});

const skuPrices = createRoute({
  getParentRoute: () => shell,
  path: '/prices/$skuId',
  validateSearch: skuPricesSearch,
  component: lazyRouteComponent(
    () => import('../prices/detail/sku-prices-page.js'),
    'SkuPricesPage',
  ),
});

const inventory = createRoute({
  getParentRoute: () => shell,
  path: '/inventory',
  validateSearch: INVENTORY.search.read,
  component: lazyRouteComponent(
    () => import('../inventory/list/inventory-page.js'),
    'InventoryPage',
  ),
});

const parcels = createRoute({
  getParentRoute: () => shell,
  path: '/parcels',
  validateSearch: PARCELS.search.read,
  component: lazyRouteComponent(() => import('../parcels/list/parcels-page.js'), 'ParcelsPage'),
});

const parcel = createRoute({
  getParentRoute: () => shell,
  path: '/parcels/$parcelId',
  component: lazyRouteComponent(() => import('../shipments/detail/parcel-page.js'), 'ParcelPage'),
});

const shipments = createRoute({
  getParentRoute: () => shell,
  path: '/shipments',
  validateSearch: SHIPMENTS.search.read,
  component: lazyRouteComponent(
    () => import('../shipments/list/shipments-page.js'),
    'ShipmentsPage',
  ),
});

const shipment = createRoute({
  getParentRoute: () => shell,
  path: '/shipments/$shipmentId',
  component: lazyRouteComponent(
    () => import('../shipments/detail/shipment-page.js'),
    'ShipmentPage',
  ),
});

const upload = createRoute({
  getParentRoute: () => shell,
  path: '/upload',
  validateSearch: uploadSearch,
  component: lazyRouteComponent(() => import('../upload/upload-page.js'), 'UploadPage'),
});

const events = createRoute({
  getParentRoute: () => shell,
  path: '/events',
  validateSearch: eventSearch,
  component: lazyRouteComponent(() => import('../events/events-page.js'), 'EventsPage'),
});

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  validateSearch: ENDPOINTS.search.read,
  component: lazyRouteComponent(() => import('../webhooks/list/webhooks-page.js'), 'WebhooksPage'),
});

const endpoint = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks/$endpointId',
  validateSearch: endpointSearch,
  component: lazyRouteComponent(
    () => import('../webhooks/detail/endpoint-page.js'),
    'EndpointPage',
  ),
});

const requests = createRoute({
  getParentRoute: () => shell,
  path: '/requests',
  validateSearch: REQUESTS.search.read,
  component: lazyRouteComponent(() => import('../requests/requests-page.js'), 'RequestsPage'),
});

/** To add a page, create a folder and add a route here. */
export const routeTree = root.addChildren([
  signIn,
  shell.addChildren([
    home,
    system,
    orders,
    order,
    board,
    skus,
    sku,
    review,
    categories,
    prices,
    skuPrices,
    editPrices,
    inventory,
    editStock,
    parcels,
    parcel,
    shipments,
    shipment,
    upload,
    parked,
    events,
    webhooks,
    endpoint,
    requests,
    settings,
  ]),
]);
