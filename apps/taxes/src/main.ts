import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { taxesProblems } from './problems.js';
import { TaxesModule } from './taxes.module.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'taxes',
    module: TaxesModule.with(config),
    config,
    problems: taxesProblems,
    strategies: (app) => [...app.get(EventStrategies).list],
  });
});
