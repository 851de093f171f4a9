import { OperatedMessagingModule, SummaryModule } from '#operations';
import { pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { AlignmentModule } from './alignment/alignment.module.js';
import { CATALOG_CONFIG, type CatalogConfig } from './config.js';
import { ConnectorModule } from './connector/connector.module.js';
import { OutsideConnectors } from './connector/outside-connectors.js';
import { SandboxConnector } from './connector/sandbox-connector.js';
import { DirectoryModule } from './directory/directory.module.js';
import { InventoryModule } from './inventory/inventory.module.js';
import { ListingsModule } from './listings/listings.module.js';
import { LocalizationModule } from './localization/localization.module.js';
import { countCatalog } from './metrics.js';
import { OperationsModule } from './operations/operations.module.js';
import { PublicationModule } from './publication/publication.module.js';
import { CHANNEL_CONNECTOR } from './skus/channel-connector.js';
import { RestrictionsModule } from './restrictions/restrictions.module.js';
import { SkusModule } from './skus/skus.module.js';
import { TaxonomyModule } from './taxonomy/taxonomy.module.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [
  { queue: 'translations', table: 'translation_task' },
  { queue: 'publications', table: 'publication_task' },
  { queue: 'stock-applications', table: 'stock_application_task' },
  { queue: 'listings', table: 'listing_task' },
  { queue: 'listing-fills', table: 'listing_fill' },
  { queue: 'entry-alignments', table: 'entry_alignment', where: 'finished_at IS NULL' },
  { queue: 'requirement-rechecks', table: 'requirement_recheck', where: 'finished_at IS NULL' },
  {
    queue: 'restriction-rechecks',
    table: 'restriction_recheck',
    where: 'due_at IS NOT NULL AND started_at IS NULL',
  },
];

/** SKUs, their localization and status in the sales channels, and inventory. */
@Module({})
export class CatalogModule {
  static with(config: CatalogConfig): DynamicModule {
    countCatalog();
    // In production the channels' connectors are programs of their own (decision 3.9).
    const playsChannels = config.ENTREPOT_ENV !== 'production';
    const connector = playsChannels ? SandboxConnector : OutsideConnectors;
    return {
      module: CatalogModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'catalog',
          config,
          queues: QUEUES,
          providers: [
            { provide: CATALOG_CONFIG, useValue: config },
            pageTokens(config.PAGE_TOKEN_SECRET),
            { provide: CHANNEL_CONNECTOR, useClass: connector },
          ],
        }),
        SummaryModule,
        DirectoryModule,
        TaxonomyModule,
        SkusModule,
        RestrictionsModule,
        InventoryModule,
        LocalizationModule,
        PublicationModule,
        ListingsModule,
        AlignmentModule,
        OperationsModule,
        ...(playsChannels ? [ConnectorModule] : []),
      ],
    };
  }
}
