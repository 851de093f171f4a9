import { BUILT_IN_TERMS, rulesInForce } from '#landed-cost';
import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { PRICING_CONFIG, type PricingConfig } from '../config.js';
import { addRequeueJob } from './store/requeue-job.store.js';
import { noteRules } from './store/rules-seen.store.js';

const INTERVAL_MS = 2_000;

/**
 * Detects that a tax rule or a freight tariff has come into force, with a new day or with a release of the data, and has
 * the prices of its country re-evaluated, once (decisions 5.6, 5.9).
 */
@Injectable()
export class WatchRules {
  constructor(
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
    @Inject(PRICING_CONFIG) private readonly config: PricingConfig,
  ) {
    background.every(INTERVAL_MS, 'watch-rules', () => this.detect());
  }

  private async detect(): Promise<boolean> {
    const rules = rulesInForce(BUILT_IN_TERMS, new Date());
    await this.transactor.run('background', async (uow) => {
      for (const country of await noteRules(uow, rules)) {
        await addRequeueJob(uow, { cause: 'rules', country }, this.config.RULES_SETTLE_SECONDS);
      }
    });
    return false;
  }
}
