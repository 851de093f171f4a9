import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { webhooksProblems } from './problems.js';
import { WebhooksModule } from './webhooks.module.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'webhooks',
    module: WebhooksModule.with(config),
    config,
    problems: webhooksProblems,
    strategies: (app) => [...app.get(EventStrategies).list],
  });
});
