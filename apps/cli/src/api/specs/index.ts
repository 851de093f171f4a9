import type { CommandSpec } from '../command-spec.js';
import { CATALOG_COMMANDS } from './catalog.js';
import { CATEGORY_COMMANDS } from './categories.js';
import { CHANNEL_COMMANDS } from './channel.js';
import { LOGISTICS_COMMANDS } from './logistics.js';
import { OPERATIONS_COMMANDS } from './operations.js';
import { ORDER_COMMANDS } from './orders.js';
import { STOCK_COMMANDS } from './stock.js';
import { TERMS_COMMANDS } from './terms.js';
import { WEBHOOK_COMMANDS } from './webhooks.js';

/** The commands that call one operation each. */
export const SPECS: readonly CommandSpec[] = [
  ...ORDER_COMMANDS,
  ...CATALOG_COMMANDS,
  ...STOCK_COMMANDS,
  ...CATEGORY_COMMANDS,
  ...CHANNEL_COMMANDS,
  ...TERMS_COMMANDS,
  ...LOGISTICS_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...OPERATIONS_COMMANDS,
];
