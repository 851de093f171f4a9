import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { LogisticsModule } from './logistics.module.js';
import { logisticsProblems } from './problems.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'logistics',
    module: LogisticsModule.with(config),
    config,
    problems: logisticsProblems,
    strategies: (app) => [...app.get(EventStrategies).list],
  });
});
