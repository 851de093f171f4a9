import { auditMigrations, messagingMigrations, republicationMigrations } from '#messaging';
import { ChannelTaxonomy1767398400200 } from './channels/channel-taxonomy.migration.js';
import { ChannelTerms1767312000100 } from './terms/channel-terms.migration.js';
import { DirectoryTables1763683201000 } from './directory-tables.migration.js';
import { ListFilters1765324800000 } from './list-filters.migration.js';
import { ListIndexes1763683204500 } from './list-indexes.migration.js';
import { Listings1767398400000 } from './listings.migration.js';
import { LocalizationSource1763683204000 } from './localization-source.migration.js';
import { OperatorJobs1763683205000 } from './operator-jobs.migration.js';
import { CatalogRepublications1764633600100 } from './republications.migration.js';
import { SkuCategory1767398400250 } from './channels/sku-category.migration.js';
import { SkuCustomsCode1767225600050 } from './terms/sku-customs-code.migration.js';
import { SkuHotPaths1763683206000 } from './sku-hot-paths.migration.js';
import { SkuSearch1764979200000 } from './sku-search.migration.js';
import { SkuTables1763683202000 } from './sku-tables.migration.js';
import { SkuVerdicts1769990400600 } from './channels/sku-verdicts.migration.js';
import { StockTables1763683203000 } from './stock-tables.migration.js';
import { StockHistory1767484800700 } from './stock-history.migration.js';
import { TaskTraces1763856300000 } from './tasks/task-traces.migration.js';
import { TradeRestrictions1767225600000 } from './terms/trade-restrictions.migration.js';
import { FillSkuSearchKeys1767571200100 } from './search/fill-sku-search.migration.js';
import { SkuSearchKeys1767571200000 } from './search/sku-search.migration.js';
import { OperatorLists1764460800000 } from './operator-lists.migration.js';
import { CatalogComments1770076800200 } from './comments/table-comments.migration.js';
import { TranslationTurns1770336000200 } from './tasks/translation-turns.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  DirectoryTables1763683201000,
  SkuTables1763683202000,
  StockTables1763683203000,
  LocalizationSource1763683204000,
  ListIndexes1763683204500,
  OperatorJobs1763683205000,
  SkuHotPaths1763683206000,
  TaskTraces1763856300000,
  OperatorLists1764460800000,
  ...republicationMigrations,
  CatalogRepublications1764633600100,
  SkuSearch1764979200000,
  ListFilters1765324800000,
  TradeRestrictions1767225600000,
  SkuCustomsCode1767225600050,
  ChannelTerms1767312000100,
  Listings1767398400000,
  ChannelTaxonomy1767398400200,
  SkuCategory1767398400250,
  StockHistory1767484800700,
  SkuSearchKeys1767571200000,
  FillSkuSearchKeys1767571200100,
  SkuVerdicts1769990400600,
  CatalogComments1770076800200,
  TranslationTurns1770336000200,
];
