import type { ProblemTable } from '#edge';
import type { DynamicModule } from '@nestjs/common';
import { CatalogModule } from '../../apps/catalog/src/catalog.module.js';
import { readConfig as readCatalogConfig } from '../../apps/catalog/src/config.js';
import { catalogProblems } from '../../apps/catalog/src/problems.js';
import { readConfig as readGatewayConfig } from '../../apps/gateway/src/config.js';
import { GatewayModule } from '../../apps/gateway/src/gateway.module.js';
import { gatewayProblems } from '../../apps/gateway/src/problems.js';
import { readConfig as readLogisticsConfig } from '../../apps/logistics/src/config.js';
import { LogisticsModule } from '../../apps/logistics/src/logistics.module.js';
import { logisticsProblems } from '../../apps/logistics/src/problems.js';
import { readConfig as readOrdersConfig } from '../../apps/orders/src/config.js';
import { OrdersModule } from '../../apps/orders/src/orders.module.js';
import { ordersProblems } from '../../apps/orders/src/problems.js';
import { readConfig as readPricingConfig } from '../../apps/pricing/src/config.js';
import { PricingModule } from '../../apps/pricing/src/pricing.module.js';
import { pricingProblems } from '../../apps/pricing/src/problems.js';
import { readConfig as readTaxesConfig } from '../../apps/taxes/src/config.js';
import { taxesProblems } from '../../apps/taxes/src/problems.js';
import { TaxesModule } from '../../apps/taxes/src/taxes.module.js';
import { readConfig as readWebhooksConfig } from '../../apps/webhooks/src/config.js';
import { webhooksProblems } from '../../apps/webhooks/src/problems.js';
import { WebhooksModule } from '../../apps/webhooks/src/webhooks.module.js';

/** The parts of a service that its API document needs. */
export interface DescribedService {
  name: string;
  module: DynamicModule;
  problems: ProblemTable;
}

/** A dummy address: only the routes of the sandbox are read, and nothing connects. */
const NOWHERE = 'http://127.0.0.1:1';
const environment = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
  DATABASE_SCHEMA: 'nowhere',
  KAFKA_BROKERS: '127.0.0.1:1',
  PUBLIC_URL: NOWHERE,
  JWKS_URL: NOWHERE,
  PAGE_TOKEN_SECRET: 'of no use, since no page token is ever made',
  CATALOG_URL: NOWHERE,
  PRICING_URL: NOWHERE,
  TAXES_URL: NOWHERE,
  ORDERS_URL: NOWHERE,
  LOGISTICS_URL: NOWHERE,
  WEBHOOKS_URL: NOWHERE,
};

/** The services, the gateway first. */
export function describedServices(): DescribedService[] {
  const services = [
    ['gateway', GatewayModule.with(readGatewayConfig(environment)), gatewayProblems],
    ['catalog', CatalogModule.with(readCatalogConfig(environment)), catalogProblems],
    ['pricing', PricingModule.with(readPricingConfig(environment)), pricingProblems],
    ['taxes', TaxesModule.with(readTaxesConfig(environment)), taxesProblems],
    ['orders', OrdersModule.with(readOrdersConfig(environment)), ordersProblems],
    ['logistics', LogisticsModule.with(readLogisticsConfig(environment)), logisticsProblems],
    ['webhooks', WebhooksModule.with(readWebhooksConfig(environment)), webhooksProblems],
  ] as const;
  return services.map(([name, module, problems]) => ({ name, module, problems }));
}
