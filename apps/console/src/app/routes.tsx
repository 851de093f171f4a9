import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Link,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { inventorySearch } from '../inventory/search.js';
import { orderPageSearch } from '../orders/detail/order-route.js';
import { orderSearch } from '../orders/search.js';
import { parkedSearch } from '../parked/search.js';
import { priceSearch, skuPricesSearch } from '../prices/search.js';
import { skuPageSearch } from '../skus/detail/sku-route.js';
import { skuSearch } from '../skus/search.js';
import { rawSearch } from '../raw/search.js';
import { messages } from '../shell/messages.js';
import { pagesOf } from '../shell/pages.js';
import { Shell } from '../shell/shell.js';
import { signInSearch } from '../sign-in/search.js';
import { uploadSearch } from '../upload/search.js';

interface Context {
  queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => (
    <Problem error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
  ),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: rawSearch,
  component: Shell,
  beforeLoad: async ({ context: { queries }, location }) => {
    const session = await queries.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/sign-in', search: { to: location.href } });
    return { session };
  },
});

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: ({ context: { session } }) => {
    const [first] = pagesOf(session);
    if (first?.to === '/orders') throw redirect({ to: '/orders' });
  },
  component: lazyRouteComponent(() => import('../overview/home-page.js'), 'HomePage'),
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/orders',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('../orders/list/orders-page.js'), 'OrdersPage'),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/orders/$orderId',
  validateSearch: orderPageSearch,
  component: lazyRouteComponent(() => import('../orders/detail/order-page.js'), 'OrderPage'),
});

const board = createRoute({
  getParentRoute: () => shell,
  path: '/localization',
  validateSearch: skuSearch,
  component: lazyRouteComponent(() => import('../board/board-page.js'), 'BoardPage'),
});

const skus = createRoute({
  getParentRoute: () => shell,
  path: '/skus',
  validateSearch: skuSearch,
  component: lazyRouteComponent(() => import('../skus/list/skus-page.js'), 'SkusPage'),
});

const sku = createRoute({
  getParentRoute: () => shell,
  path: '/skus/$merchantId/$skuId',
  validateSearch: skuPageSearch,
  component: lazyRouteComponent(() => import('../skus/detail/sku-page.js'), 'SkuPage'),
});

const parked = createRoute({
  getParentRoute: () => shell,
  path: '/messages',
  validateSearch: parkedSearch,
  component: lazyRouteComponent(() => import('../parked/messages-page.js'), 'MessagesPage'),
});

const prices = createRoute({
  getParentRoute: () => shell,
  path: '/prices',
  validateSearch: priceSearch,
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
  validateSearch: inventorySearch,
  component: lazyRouteComponent(
    () => import('../inventory/list/inventory-page.js'),
    'InventoryPage',
  ),
});

const upload = createRoute({
  getParentRoute: () => shell,
  path: '/upload',
  validateSearch: uploadSearch,
  component: lazyRouteComponent(() => import('../upload/upload-page.js'), 'UploadPage'),
});

const design = createRoute({
  getParentRoute: () => shell,
  path: '/design',
  component: lazyRouteComponent(() => import('../design-page/design-page.js'), 'DesignPage'),
});

/** A new page is a folder, and a route here. */
export const routeTree = root.addChildren([
  signIn,
  shell.addChildren([
    home,
    orders,
    order,
    board,
    skus,
    sku,
    prices,
    skuPrices,
    inventory,
    upload,
    parked,
    design,
  ]),
]);

function NotFound() {
  return (
    <EmptyState title={messages.notFound.title}>
      <p>{messages.notFound.text}</p>
      <Link to="/">{messages.notFound.home}</Link>
    </EmptyState>
  );
}
