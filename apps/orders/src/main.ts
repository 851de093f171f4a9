import { EventStrategies } from '#messaging';
import { main, runService } from '#platform';
import { readConfig } from './config.js';
import { OrdersModule } from './orders.module.js';
import { ordersProblems } from './problems.js';

main(async () => {
  const config = readConfig();
  await runService({
    name: 'orders',
    module: OrdersModule.with(config),
    config,
    problems: ordersProblems,
    strategies: (app) => [...app.get(EventStrategies).list],
  });
});
