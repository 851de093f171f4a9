import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AUDIT } from '../settings/audit/source.js';
import { CLIENTS } from '../settings/clients/source.js';
import { rateSearch } from '../settings/rates/search.js';
import { RESTRICTIONS } from '../settings/restrictions/source.js';
import { loadSearch, termsListSearch, termsSearch } from '../settings/terms/search.js';
import { shell } from './base-routes.js';

const parent = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/settings-page.js'), 'SettingsPage'),
});

const first = createRoute({
  getParentRoute: () => parent,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/merchants' });
  },
});

const merchants = createRoute({
  getParentRoute: () => parent,
  path: '/merchants',
  component: lazyRouteComponent(
    () => import('../settings/merchants/merchants-page.js'),
    'MerchantsPage',
  ),
});

const merchant = createRoute({
  getParentRoute: () => parent,
  path: '/merchants/$merchantId',
  component: lazyRouteComponent(
    () => import('../settings/merchants/merchant-page.js'),
    'MerchantPage',
  ),
});

const channels = createRoute({
  getParentRoute: () => parent,
  path: '/channels',
  component: lazyRouteComponent(
    () => import('../settings/channels/channels-page.js'),
    'ChannelsPage',
  ),
});

const channel = createRoute({
  getParentRoute: () => parent,
  path: '/channels/$salesChannel',
  component: lazyRouteComponent(
    () => import('../settings/channels/channel-page.js'),
    'ChannelPage',
  ),
});

const carriers = createRoute({
  getParentRoute: () => parent,
  path: '/carriers',
  component: lazyRouteComponent(
    () => import('../settings/carriers/carriers-page.js'),
    'CarriersPage',
  ),
});

const clients = createRoute({
  getParentRoute: () => parent,
  path: '/clients',
  validateSearch: CLIENTS.search.read,
  component: lazyRouteComponent(() => import('../settings/clients/clients-page.js'), 'ClientsPage'),
});

const sessions = createRoute({
  getParentRoute: () => parent,
  path: '/sessions',
  component: lazyRouteComponent(
    () => import('../settings/sessions/sessions-page.js'),
    'SessionsPage',
  ),
});

const keys = createRoute({
  getParentRoute: () => parent,
  path: '/keys',
  component: lazyRouteComponent(() => import('../settings/keys/keys-page.js'), 'KeysPage'),
});

const rates = createRoute({
  getParentRoute: () => parent,
  path: '/rates',
  validateSearch: rateSearch,
  component: lazyRouteComponent(() => import('../settings/rates/rates-page.js'), 'RatesPage'),
});

const terms = createRoute({
  getParentRoute: () => parent,
  path: '/terms',
  validateSearch: termsListSearch,
  component: lazyRouteComponent(() => import('../settings/terms/terms-page.js'), 'TermsPage'),
});

const loadTerms = createRoute({
  getParentRoute: () => parent,
  path: '/terms/load',
  validateSearch: loadSearch,
  component: lazyRouteComponent(() => import('../settings/terms/load/load-page.js'), 'LoadPage'),
});

const calculator = createRoute({
  getParentRoute: () => parent,
  path: '/terms/calculator',
  component: lazyRouteComponent(
    () => import('../settings/terms/calculator/calculator-page.js'),
    'CalculatorPage',
  ),
});

const destination = createRoute({
  getParentRoute: () => parent,
  path: '/terms/$destination',
  validateSearch: termsSearch,
  component: lazyRouteComponent(
    () => import('../settings/terms/destination/destination-page.js'),
    'DestinationPage',
  ),
});

const restrictions = createRoute({
  getParentRoute: () => parent,
  path: '/restrictions',
  validateSearch: RESTRICTIONS.search.read,
  component: lazyRouteComponent(
    () => import('../settings/restrictions/restrictions-page.js'),
    'RestrictionsPage',
  ),
});

const audit = createRoute({
  getParentRoute: () => parent,
  path: '/audit',
  validateSearch: AUDIT.search.read,
  component: lazyRouteComponent(() => import('../settings/audit/audit-page.js'), 'AuditPage'),
});

export const settings = parent.addChildren([
  first,
  merchants,
  merchant,
  channels,
  channel,
  carriers,
  clients,
  sessions,
  keys,
  rates,
  terms,
  loadTerms,
  calculator,
  destination,
  restrictions,
  audit,
]);
