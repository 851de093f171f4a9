import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import { startBareServer } from '../baseline/bare-route.js';
import { applyLoad, readsOf } from '../load/http-load.js';
import { OrderRig } from '../load/order-rig.js';
import { Recording } from '../baseline/recording.js';
import { atLeastShare, latencies, type Figure } from '../measure/table.js';

const CONNECTIONS = 4;
const ORDERS = 100;
const LOAD = { connections: CONNECTIONS, warmUp: 2_000, requests: 8_000 };

/** Compares reads of orders by id, with history, with a bare Fastify handler that runs the same statements. */
export async function benchOrderRead(): Promise<Figure[]> {
  const recording = new Recording('orders');
  const stack = await startTestStack({
    prefix: 'bench_order',
    overrides: { LOG_LEVEL: 'warn', ...recording.environment },
  });
  const rig = await OrderRig.start(stack);
  try {
    const orderIds = await rig.readyOrders(ORDERS);
    const paths = orderIds.map((orderId) => `/ext/orders/${orderId}`);
    const load = readsOf(paths, { ...LOAD, token: rig.token });
    await applyLoad(stack.gateway, { ...load, warmUp: 0, requests: ORDERS });
    const recorded = await recording.end(stack, 'AS history FROM orders o');
    const queries = recorded.slice(-ORDERS).flat();
    const { databaseUrl } = stack.sandbox;
    const server = await startBareServer({ kind: 'query', databaseUrl, schema: 'orders', queries });
    const bare = (await applyLoad(server.origin, readsOf(['/'], LOAD))).rate;
    await server.stop();
    const read = await applyLoad(stack.gateway, load);
    const name = `order by id with history, ${CONNECTIONS} connections`;
    return [atLeastShare(name, read.rate, bare, 0.65, 'orders/s'), latencies('order by id', read)];
  } finally {
    await rig.end();
    await recording.remove();
    await stack.stop();
  }
}
