import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { rewriteConsoleUrl } from './console/console-requests.js';
import { GatewayModule } from './gateway.module.js';
import { gatewayProblems } from './problems.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'gateway',
    module: GatewayModule.with(config),
    config,
    problems: gatewayProblems,
    ...(config.CONSOLE_ENABLED && { rewriteUrl: rewriteConsoleUrl }),
    strategies: (app) => app.get(EventStrategies).list,
  });
});
