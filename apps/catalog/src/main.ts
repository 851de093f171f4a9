import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { CatalogModule } from './catalog.module.js';
import { readConfig } from './config.js';
import { catalogProblems } from './problems.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'catalog',
    module: CatalogModule.with(config),
    config,
    problems: catalogProblems,
    strategies: (app) => app.get(EventStrategies).list,
  });
});
