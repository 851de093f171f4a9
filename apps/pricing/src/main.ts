import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { PricingModule } from './pricing.module.js';
import { pricingProblems } from './problems.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'pricing',
    module: PricingModule.with(config),
    config,
    problems: pricingProblems,
    strategies: (app) => [...app.get(EventStrategies).list],
  });
});
