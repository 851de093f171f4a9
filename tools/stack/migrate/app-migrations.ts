import { migrations as catalog } from '../../../apps/catalog/migrations/index.js';
import { migrations as gateway } from '../../../apps/gateway/migrations/index.js';
import { migrations as logistics } from '../../../apps/logistics/migrations/index.js';
import { migrations as orders } from '../../../apps/orders/migrations/index.js';
import { migrations as pricing } from '../../../apps/pricing/migrations/index.js';
import { migrations as taxes } from '../../../apps/taxes/migrations/index.js';
import { migrations as webhooks } from '../../../apps/webhooks/migrations/index.js';
import type { ServiceName } from '../topology.js';
import type { Migration } from '#migration';

/** The migrations of each service, in order. */
export const appMigrations: Record<ServiceName, readonly Migration[]> = {
  gateway,
  catalog,
  pricing,
  orders,
  logistics,
  taxes,
  webhooks,
};
