import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { applyLoad, type HttpLoad } from '../load/http-load.js';
import { OrderRig } from '../load/order-rig.js';
import { Recording } from '../baseline/recording.js';
import { afterRelay, Replay } from '../baseline/replay.js';
import { atLeastShare, latencies, type Figure } from '../measure/table.js';
import { trackingBody } from '../../tools/requests/tracking-body.js';

const CONNECTIONS = 2;
const EVENTS = 500;
const PARCELS = 100;
const WARM_UP = 10;
const REQUESTS = 60;
const MINUTE_MS = 60_000;

/**
 * Compares tracking requests of 500 events through the gateway with the transactions of the same requests, run by bare
 * pg on the same tables. Orders, which consumes their events, is stopped during both.
 */
export async function benchTracking(): Promise<Figure[]> {
  const recording = new Recording('logistics');
  const stack = await startTestStack({
    prefix: 'bench_tracking',
    overrides: { LOG_LEVEL: 'warn', ...recording.environment },
  });
  const rig = await OrderRig.start(stack);
  try {
    await rig.readyOrders(PARCELS);
    const rows = await rig.query<{ parcel_id: string }>('SELECT parcel_id FROM logistics.parcel');
    await stack.service('orders').stop();
    const load = loadOf(
      rig.token,
      rows.map(({ parcel_id: parcelId }) => parcelId),
    );
    const recorded = async () => {
      await applyLoad(stack.gateway, load);
      return (await recording.end(stack, 'INTO parcel_event')).slice(-WARM_UP - REQUESTS);
    };
    const transactions = await recorded();
    await empty(stack);
    const replay = await Replay.connect(stack, 'logistics', CONNECTIONS);
    await replay.run(transactions.slice(0, WARM_UP));
    const bare = await replay.run(transactions.slice(WARM_UP));
    await replay.end();
    await empty(stack);
    const reported = await applyLoad(stack.gateway, load);
    const name = `tracking of ${EVENTS} events, ${CONNECTIONS} connections`;
    return [
      atLeastShare(name, reported.rate, bare, 0.4, 'requests/s'),
      latencies(`tracking of ${EVENTS} events`, reported),
    ];
  } finally {
    await rig.end();
    await recording.remove();
    await stack.stop();
  }
}

/** Each event is new: a parcel gets status AWAITING_PICK_UP at a different minute. */
function loadOf(token: string, parcelIds: readonly string[]): HttpLoad {
  const begin = Date.now() - WARM_UP * REQUESTS * MINUTE_MS;
  const bodies = Array.from({ length: WARM_UP + REQUESTS }, (_, request) =>
    JSON.stringify(
      trackingBody(
        'ACME-FC',
        Array.from({ length: EVENTS }, (_event, n) => ({
          parcelId: parcelIds[n % parcelIds.length] ?? '',
          code: 'AWAITING_PICK_UP',
          eventDate: new Date(begin + (request * EVENTS + n) * 1_000).toISOString(),
        })),
      ),
    ),
  );
  return {
    connections: CONNECTIONS,
    warmUp: WARM_UP,
    requests: REQUESTS,
    request: (n) => ({ method: 'PUT', path: '/ext/parcelTrackings', token, body: bodies[n] ?? '' }),
  };
}

function empty(stack: TestStack): Promise<void> {
  return afterRelay(stack, 'logistics', [
    `DELETE FROM parcel_event WHERE code = 'AWAITING_PICK_UP'`,
    'VACUUM ANALYZE',
  ]);
}
