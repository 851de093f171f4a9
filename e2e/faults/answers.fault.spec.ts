import { TcpProxy } from '#testing';
import { freePorts } from '../../tools/stack/ports/ports.js';
import { HOST } from '../../tools/stack/topology.js';
import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import { killBetweenCommitAndAnswer } from '../support/faults/injection/kills.js';
import { loseAnswersToCommits } from '../support/faults/injection/lost-commits.js';

describe('a retried request', () => {
  let rig: FaultRig;
  let wires: Record<'orders' | 'catalog', TcpProxy>;

  beforeAll(async () => {
    const ports = await freePorts();
    wires = {
      orders: await TcpProxy.to(HOST, ports.orders),
      catalog: await TcpProxy.to(HOST, ports.catalog),
    };
    const url = (wire: TcpProxy): string => `http://${HOST}:${wire.address.port}`;
    rig = await FaultRig.start({
      prefix: 'answers',
      ownParts: { links: true },
      ports,
      overrides: { ORDERS_URL: url(wires.orders), CATALOG_URL: url(wires.catalog) },
    });
  }, 240_000);

  afterAll(async () => {
    await rig?.stop();
    await Promise.all([wires.orders.stop(), wires.catalog.stop()]);
  }, 120_000);

  it.each(seeds())(
    'A retried request takes effect once if its service is killed after the commit and before the answer (seed %i)',
    (seed) =>
      rig.run({
        fault: 'API killed between commit and answer',
        seed,
        inject: (context) => killBetweenCommitAndAnswer(context, wires, 13),
      }),
    600_000,
  );

  it.each(seeds(1))(
    'A retried request is acknowledged by its first answer if Postgres’s answer to the COMMIT is lost (seed %i)',
    async (seed) => {
      const wire = rig.parts.links?.postgres;
      if (!wire) throw new Error('there are no links');
      await rig.run({
        fault: 'answer to a COMMIT lost',
        seed,
        // Runs without other clients: their requests would be rejected while the link is cut, which fails the test.
        loadClients: 0,
        inject: (context) => loseAnswersToCommits(context, wire, 6),
      });
    },
    600_000,
  );
});
