import { Names } from '#platform';
import { Module } from '@nestjs/common';
import { CATALOG_CONFIG, type CatalogConfig } from '../config.js';
import { TranslationScheduler } from './translation-scheduler.js';
import { LocalizationsController } from './localizations.controller.js';
import { LocalizationConsumer } from './localization.consumer.js';
import { ReadLocalizations } from './read-localizations.js';
import { RecheckRegulations } from './recheck-regulations.js';
import { RecheckRequirements } from './recheck-requirements.js';
import { ReviewSkus } from './review-skus.js';
import { SetLocalization } from './set-localization.js';
import { TranslateSkus } from './translate-skus.js';
import { GlossaryTranslator } from './translation/glossary-translator.js';
import { ProviderTranslator } from './translation/provider-translator.js';
import { TRANSLATOR, type Translator } from './translation/translator.js';

/** Review, regulatory check and translation of SKUs. */
@Module({
  controllers: [LocalizationConsumer, LocalizationsController],
  providers: [
    { provide: TRANSLATOR, inject: [CATALOG_CONFIG, Names], useFactory: translator },
    TranslationScheduler,
    ReadLocalizations,
    RecheckRegulations,
    RecheckRequirements,
    ReviewSkus,
    SetLocalization,
    TranslateSkus,
  ],
  exports: [TRANSLATOR, ReadLocalizations, ReviewSkus, SetLocalization],
})
export class LocalizationModule {}

function translator(config: CatalogConfig, names: Names): Translator {
  const { TRANSLATOR_URL: url, TRANSLATOR_API_KEY: apiKey, OUTBOUND_ALLOW: allow } = config;
  if (url === undefined) return new GlossaryTranslator();
  return new ProviderTranslator({
    url,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(allow === undefined ? {} : { allow }),
    timeoutMs: config.TRANSLATOR_TIMEOUT_MS,
    retries: config.TRANSLATOR_RETRIES,
    names,
  });
}
