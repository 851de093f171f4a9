import {
  auditMigrations,
  idempotencyMigrations,
  messagingMigrations,
  republicationMigrations,
} from '#messaging';
import { PriceHotPaths1763683208000 } from './price-hot-paths.migration.js';
import { PriceJobs1763683207500 } from './price-jobs.migration.js';
import { Prices1763683200100 } from './price-tables.migration.js';
import { OperatorList1764460800300 } from './operator-list.migration.js';
import { PriceSearch1765065600000 } from './price-search.migration.js';
import { PriceRepublications1764633600200 } from './republications.migration.js';
import { ListedPrices1767398400000 } from './listed-prices.migration.js';
import { TermComments1770076800005, TermTable1767312000000 } from '#terms/migrations';
import { PriceTerms1767312000100 } from './price-terms.migration.js';
import {
  SearchFunctions1767571200000,
  SkuSearch1767571200100,
} from './search/sku-search.migration.js';
import { WithdrawnPrices1765756800000 } from './withdrawn-prices.migration.js';
import { PricingComments1770076800300 } from './table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  Prices1763683200100,
  PriceJobs1763683207500,
  PriceHotPaths1763683208000,
  OperatorList1764460800300,
  ...republicationMigrations,
  PriceRepublications1764633600200,
  PriceSearch1765065600000,
  WithdrawnPrices1765756800000,
  TermTable1767312000000,
  TermComments1770076800005,
  PriceTerms1767312000100,
  ListedPrices1767398400000,
  SearchFunctions1767571200000,
  SkuSearch1767571200100,
  PricingComments1770076800300,
];
