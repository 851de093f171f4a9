import { MessagingModule } from '#messaging';
import { Database, PageTokens, Readings, watchQueues } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { AlignEntries } from './align-entries.js';
import { CATALOG_CONFIG } from './config.js';
import type { CatalogConfig } from './config.js';
import { AnswerPublications } from './connector/answer-publications.js';
import { ApplyStock } from './connector/apply-stock.js';
import { CHANNEL_CONNECTOR } from './connector/channel-connector.js';
import { OutsideConnectors } from './connector/outside-connectors.js';
import { SandboxConnectorLife } from './connector/sandbox-connector-life.js';
import { SandboxConnector } from './connector/sandbox-connector.js';
import { LocalizeWhenSkuUpserted } from './consumers/localize-when-sku-upserted.consumer.js';
import { NoteFailureWhenPriceNotLocalized } from './consumers/note-failure-when-price-not-localized.consumer.js';
import { NotePriceWhenLocalized } from './consumers/note-price-when-localized.consumer.js';
import { OfferSkusWhenLocalized } from './consumers/offer-skus-when-localized.consumer.js';
import { ReserveStockWhenOrderPlaced } from './consumers/reserve-stock-when-order-placed.consumer.js';
import { SetEntryWhenChannelAnswered } from './consumers/set-entry-when-channel-answered.consumer.js';
import { SetIntegrationDateWhenStockApplied } from './consumers/set-integration-date-when-stock-applied.consumer.js';
import { SettleStockWhenOrderMoved } from './consumers/settle-stock-when-order-moved.consumer.js';
import { InventoriesController } from './http/inventories.controller.js';
import { LocalizationsController } from './http/localizations.controller.js';
import { MerchantsController } from './http/merchants.controller.js';
import { OperateSkusController } from './http/operate-skus.controller.js';
import { SalesChannelsController } from './http/sales-channels.controller.js';
import { SkusController } from './http/skus.controller.js';
import { ListInventories } from './list-inventories.js';
import { ListSkus } from './list-skus.js';
import { LocalizationLife } from './localization-life.js';
import { countCatalog } from './metrics.js';
import { MoveStock } from './move-stock.js';
import { OperatorJobsLife } from './operator-jobs-life.js';
import { PutMerchant } from './put-merchant.js';
import { PutSalesChannel } from './put-sales-channel.js';
import { PutWarehouse } from './put-warehouse.js';
import { ReadDirectory } from './read-directory.js';
import { ReadLocalizations } from './read-localizations.js';
import { ReadSkus } from './read-skus.js';
import { RecheckRegulations } from './recheck-regulations.js';
import { RecordChannelAnswers } from './record-channel-answers.js';
import { RecordPrices } from './record-prices.js';
import { RepublishSkus } from './republish-skus.js';
import { ReserveStock } from './reserve-stock.js';
import { ReviewSkus } from './review-skus.js';
import { SetInventory } from './set-inventory.js';
import { SetLocalization } from './set-localization.js';
import { SettleStock } from './settle-stock.js';
import { TranslateSkus } from './translate-skus.js';
import { GlossaryTranslator } from './translation/glossary-translator.js';
import { ProviderTranslator } from './translation/provider-translator.js';
import { TRANSLATOR } from './translation/translator.js';
import type { Translator } from './translation/translator.js';
import { UpsertProduct } from './upsert-product.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [
  { queue: 'translations', table: 'translation_task' },
  { queue: 'publications', table: 'publication_task' },
  { queue: 'stock-applications', table: 'stock_application_task' },
  { queue: 'entry-alignments', table: 'entry_alignment', where: 'finished_at IS NULL' },
];

/** SKUs, their localization and standing in the sales channels, and inventory. */
@Module({})
export class CatalogModule {
  static with(config: CatalogConfig): DynamicModule {
    countCatalog();
    return {
      module: CatalogModule,
      imports: [
        MessagingModule.forService({
          service: 'catalog',
          config,
          groups: ['catalog.main', 'catalog.localize'],
        }),
      ],
      controllers: [
        SkusController,
        InventoriesController,
        MerchantsController,
        SalesChannelsController,
        OperateSkusController,
        LocalizationsController,
        // catalog.localize
        LocalizeWhenSkuUpserted,
        OfferSkusWhenLocalized,
        // catalog.main
        NotePriceWhenLocalized,
        NoteFailureWhenPriceNotLocalized,
        SetEntryWhenChannelAnswered,
        SetIntegrationDateWhenStockApplied,
        ReserveStockWhenOrderPlaced,
        SettleStockWhenOrderMoved,
      ],
      providers: [
        {
          provide: 'queues',
          inject: [Readings, Database],
          useFactory: (readings: Readings, database: Database) =>
            watchQueues(readings, database, QUEUES),
        },
        { provide: CATALOG_CONFIG, useValue: config },
        { provide: TRANSLATOR, useFactory: () => translator(config) },
        { provide: PageTokens, useValue: new PageTokens(config.PAGE_TOKEN_SECRET) },
        UpsertProduct,
        ReadSkus,
        ListSkus,
        ListInventories,
        ReadLocalizations,
        ReviewSkus,
        TranslateSkus,
        RecheckRegulations,
        LocalizationLife,
        RecordPrices,
        RecordChannelAnswers,
        MoveStock,
        ReserveStock,
        SettleStock,
        SetInventory,
        ReadDirectory,
        PutMerchant,
        PutSalesChannel,
        PutWarehouse,
        SetLocalization,
        AlignEntries,
        RepublishSkus,
        OperatorJobsLife,
        ...connectors(config),
      ],
    };
  }
}

function translator(config: CatalogConfig): Translator {
  const { TRANSLATOR_URL: url, TRANSLATOR_API_KEY: apiKey, OUTBOUND_ALLOW: allow } = config;
  if (url === undefined) return new GlossaryTranslator();
  return new ProviderTranslator({
    url,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(allow === undefined ? {} : { allow }),
    timeoutMs: config.TRANSLATOR_TIMEOUT_MS,
    retries: config.TRANSLATOR_RETRIES,
  });
}

/** In production the channels' connectors are programs of their own (decision 3.9). */
function connectors({ ENTREPOT_ENV }: CatalogConfig): Provider[] {
  if (ENTREPOT_ENV === 'production') {
    return [{ provide: CHANNEL_CONNECTOR, useClass: OutsideConnectors }];
  }
  return [
    { provide: CHANNEL_CONNECTOR, useClass: SandboxConnector },
    AnswerPublications,
    ApplyStock,
    SandboxConnectorLife,
  ];
}
