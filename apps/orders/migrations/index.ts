import {
  auditMigrations,
  idempotencyMigrations,
  messagingMigrations,
  republicationMigrations,
  rollupMigrations,
} from '#messaging';
import { TermComments1770076800005, TermTable1767312000000 } from '#terms/migrations';
import { ChannelIntake1763856000100 } from './channel-intake.migration.js';
import { ChannelList1767398400000 } from './channel/channel-list.migration.js';
import { ListedPrices1767398400100 } from './channel/listed-prices.migration.js';
import { DocumentIds1764806400100 } from './document-ids.migration.js';
import { ErasedOrders1763942400000 } from './erased-orders.migration.js';
import { ExceptionAcknowledgements1764979200200 } from './exception-acknowledgements.migration.js';
import { OrderHistoryIds1764460800000 } from './history-ids.migration.js';
import { OrderHistoryVersions1764633600300 } from './history-versions.migration.js';
import { OrderStories1763856000000 } from './order-scenarios.migration.js';
import { OrderTaxes1767312000100 } from './terms/order-taxes.migration.js';
import { Orders1763683200200 } from './order-tables.migration.js';
import { ReturnedUnits1765238400100 } from './returned-units.migration.js';
import { Surroundings1763683200100 } from './reference-tables.migration.js';
import { OrderSearch1764979200100 } from './order-search.migration.js';
import { ListFilters1765324800100 } from './list-filters.migration.js';
import { SkuOrigin1767225600100 } from './sku-origin.migration.js';
import { FillOrderSearchKeys1767571200100 } from './search/fill-order-search.migration.js';
import { OrderSearchKeys1767571200000 } from './search/order-search.migration.js';
import { OrderAttention1767484800200 } from './summary/order-attention.migration.js';
import { OrderCounts1767484800100 } from './summary/order-counts.migration.js';
import { OperatorList1764460800100 } from './operator-list.migration.js';
import { OrdersComments1770076800400 } from './comments/table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  ...republicationMigrations,
  Surroundings1763683200100,
  Orders1763683200200,
  OrderStories1763856000000,
  ChannelIntake1763856000100,
  ErasedOrders1763942400000,
  OrderHistoryIds1764460800000,
  OperatorList1764460800100,
  DocumentIds1764806400100,
  OrderHistoryVersions1764633600300,
  OrderSearch1764979200100,
  ExceptionAcknowledgements1764979200200,
  ReturnedUnits1765238400100,
  ListFilters1765324800100,
  SkuOrigin1767225600100,
  TermTable1767312000000,
  TermComments1770076800005,
  OrderTaxes1767312000100,
  ChannelList1767398400000,
  ListedPrices1767398400100,
  ...rollupMigrations,
  OrderCounts1767484800100,
  OrderAttention1767484800200,
  OrderSearchKeys1767571200000,
  FillOrderSearchKeys1767571200100,
  OrdersComments1770076800400,
];
