import { eventually } from '#testing';
import { channelTokenOf } from '../../../tools/demo/read-sandbox.js';
import type { RecoveryRig } from '../recovery-rig.js';
import { callersOf, type Kind } from '../security/callers.js';
import { Connector } from './connector.js';
import { Credentials } from './credentials.js';
import { heldCursors } from './cursors.js';
import { Followers } from './followers.js';

type Cursors = Awaited<ReturnType<typeof heldCursors>>;

type Statuses = Record<string, readonly [number, number]>;

/** With each token in the lost time, and after the recovery. */
const REQUESTS: Statuses = {
  'channel token kept': [200, 200],
  'channel token revoked later': [401, 401],
  'channel token lost': [200, 401],
  'channel token lost, revoked': [401, 401],
  'token of KEPT': [200, 200],
  'token of REVOKED-LATER': [401, 401],
  'token of ROTATED-LATER': [200, 200],
  'token of ROTATED-LATER rotated': [200, 401],
  'token of LOST': [200, 401],
  // Which sessions have ended is forgotten, so all of them end.
  'session kept': [200, 401],
  'session ended later': [401, 401],
  'session lost': [200, 401],
};

/** With each secret. The rotation is lost; the runbook asks for another one. */
const LOG_INS: Statuses = {
  KEPT: [200, 200],
  'REVOKED-LATER': [401, 401],
  'ROTATED-LATER': [401, 200],
  'ROTATED-LATER rotated': [200, 401],
  LOST: [200, 401],
};

const expected = (statuses: Statuses, column: 0 | 1): object =>
  Object.fromEntries(Object.entries(statuses).map(([name, both]) => [name, both[column]]));

const ERASED = 'ACME-MELI-unreserved';

/** Programs outside that hold credentials, cursors and records while the store is restored. */
export class OutsidePrograms {
  private readonly connector: Connector;
  private readonly followers: Followers;
  private cursors: Cursors = [];

  private constructor(
    private readonly rig: RecoveryRig,
    private readonly skuIds: readonly string[],
    private readonly credentials: Credentials,
    private readonly tokens: Record<Kind, string>,
  ) {
    const { merchant } = rig;
    this.connector = new Connector(merchant.api.as(tokens['sales-channel']));
    this.followers = new Followers(merchant);
  }

  static async begin(rig: RecoveryRig, skuIds: readonly string[]): Promise<OutsidePrograms> {
    const { stack, merchant } = rig;
    const credentials = await Credentials.issue(stack, merchant.operator);
    const meli = channelTokenOf(stack.sandbox, 'MELI');
    const tokens = { ...(await callersOf(stack)), 'sales-channel': meli };
    const programs = new OutsidePrograms(rig, skuIds, credentials, tokens);
    await programs.read();
    return programs;
  }

  /** Changes what the restore will forget, and reads it. */
  async change(): Promise<void> {
    const { merchant } = this.rig;
    const { connector, skuIds } = this;
    await this.credentials.change();
    const before = new Map(connector.shown);
    for (const skuId of skuIds) {
      const price = { salePrice: 90, listPrice: 95 };
      await merchant.api.send('POST', `/ext/prices/origin/${skuId}`, price);
    }
    const { parcelId } = await merchant.parcelOf('on-its-way');
    await merchant.api.send('POST', '/ext/shipments', {
      parcelIds: [parcelId],
      expectedShipDate: '2026-11-25',
      expectedDeliveryDate: '2026-11-26',
      firstMileTrackingNumber: 'FM-LOST',
    });
    await merchant.operator.send('POST', `/ops/orders/${ERASED}/erase-personal-data`);
    await eventually(async () => {
      await connector.read();
      for (const skuId of skuIds) {
        expect(connector.shown.get(skuId)).toBeGreaterThan(before.get(skuId) ?? 0);
      }
    });
    await this.rig.untilIdle();
    await this.read();
    const { credentials } = this;
    await eventually(async () =>
      expect(await credentials.requests()).toEqual(expected(REQUESTS, 0)),
    );
    expect(await credentials.logIns()).toEqual(expected(LOG_INS, 0));
  }

  private async read(): Promise<void> {
    await this.connector.read();
    await this.followers.read();
    this.cursors.push(...(await this.heldCursors()));
  }

  private heldCursors(): Promise<Cursors> {
    return heldCursors(this.rig.stack, this.tokens, this.skuIds[0] ?? '');
  }

  /** Expects the erasure before any service runs. */
  async expectErased(): Promise<void> {
    const rows = await this.rig.rows(
      `SELECT o.customer_document AS ordered, p.customer_document AS sent, f.release -> 'customer' ->> 'document' AS released
         FROM orders.orders o JOIN logistics.parcel p USING (order_id) JOIN logistics.order_flow f USING (order_id)
        WHERE order_id = $1`,
      [ERASED],
    );
    expect(rows).toEqual([{ ordered: 'erased', sent: null, released: '' }]);
  }

  /** Expects each program to notice, and to reach the present state. */
  async expectRecovery(): Promise<void> {
    const { connector, followers, skuIds } = this;
    expect(await this.credentials.requests()).toEqual(expected(REQUESTS, 1));
    expect(await this.credentials.logIns()).toEqual(expected(LOG_INS, 1));
    const answers = await Promise.all(
      this.cursors.map(async ({ operationId, next }) => {
        const { status, json } = await next();
        return [operationId, status, json.code];
      }),
    );
    for (const [operationId, ...answer] of answers) {
      expect({ operationId, answer }).toEqual({ operationId, answer: [400, 'cursor-expired'] });
    }
    // Of each service that has lists, and of each kind of client.
    expect(answers.map(([operationId]) => operationId)).toEqual(
      expect.arrayContaining([
        'listListings',
        'listChannelOrders',
        'listEvents',
        'listChanges',
        'listRequests',
        'listSkus',
        'listInventories',
        'listPrices',
        'listOrders',
        'listParcels',
      ]),
    );
    expect(await connector.answer(skuIds)).toEqual(skuIds.map(() => 'stale'));
    await connector.readAgain();
    const { merchant } = this.rig;
    for (const skuId of skuIds) {
      const query = 'salesChannel=MELI&currency=MXN';
      const { localizedSalePriceWithTaxes } = await merchant.get(
        `/ext/skus/${skuId}/validPrice?${query}`,
      );
      expect(connector.shown.get(skuId)).toBe(localizedSalePriceWithTaxes);
    }
    expect(await connector.answer(skuIds)).toEqual(skuIds.map(() => 'applied'));
    await this.rig.untilIdle();
    await followers.read();
    await followers.expectPresentState();
    for (const { next } of await this.heldCursors()) {
      expect((await next()).status).toBe(200);
    }
    // The requests for these prices rise as well.
    await merchant.price(skuIds);
  }
}
