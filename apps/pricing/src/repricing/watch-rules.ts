import { BackgroundWork, WorkerTransactor } from '#messaging';
import { readOutlines } from '#terms';
import { Inject, Injectable } from '@nestjs/common';
import { PRICING_CONFIG, type PricingConfig } from '../config.js';
import { lockReference } from '../prices/store/reference.store.js';
import { queueChangedTerms } from './changed-terms.js';

const INTERVAL_MS = 2_000;

/**
 * Detects that tax rules, duty rates or a freight tariff came into force or ended with a new day of the destination,
 * and starts one re-evaluation of the destination's prices (decisions 5.6, 5.9). Changes that an event makes at once
 * are detected with the event.
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
    await this.transactor.run('background', async (unitOfWork) => {
      await lockReference(unitOfWork, 'shared');
      const terms = await readOutlines(unitOfWork);
      await queueChangedTerms(unitOfWork, terms, this.config.RULES_SETTLE_SECONDS);
    });
    return false;
  }
}
