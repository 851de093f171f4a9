import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { DutyRatesController } from './api/duty-rates.controller.js';
import { FreightTariffsController } from './api/freight-tariffs.controller.js';
import { TaxRulesController } from './api/tax-rules.controller.js';
import { TermsOperations } from './api/terms.controller.js';
import { EndTerms } from './end-terms.js';
import { LoadTerms } from './load-terms.js';
import { ReadTerms } from './read-terms.js';
import { RepublishTerms } from './republish-terms.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import { TermsList } from './store/terms-list.store.js';

const republications = republicationController({
  subject: 'terms',
  names: ['Term', 'Terms'],
  words: 'tax rules, duty rates and freight tariffs',
  doc: 'One event for each destination, table of duty rates and tariff.',
  byMerchant: false,
});

/** Tax rules, duty rates and freight tariffs: loaded by operators, published when they change. */
@Module({
  controllers: [TaxRulesController, DutyRatesController, FreightTariffsController, republications],
  exports: [EvaluatedTerms],
  providers: [
    EvaluatedTerms,
    TermsOperations,
    TermsList,
    ReadTerms,
    LoadTerms,
    EndTerms,
    RepublishTerms,
  ],
})
export class TermsModule {}
