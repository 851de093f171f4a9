import { SkuLocalizationChanged } from '#contracts';
import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { addBigMerchant } from '../big-merchant.js';
import { waitingForLocks, whileOpen } from '../while-open.js';
import { DAY_MS, day, midnight, useRechecks } from './rechecks.js';
import { MerchantClient } from '../catalog-service.js';

describe('restrictions and channels that change after localization (decision 3.7)', () => {
  const {
    acme,
    again,
    anotherProcess,
    approved,
    recheckAt,
    catalog,
    law,
    lift,
    localizations,
    onlyDue,
    recheckNext,
    sellReady,
    statusIn,
  } = useRechecks();

  it('withdraw SKUs that a new law prohibits from its channels, and restore them when the law ends', async () => {
    await approved('BAN');
    const texts = await localizations('BAN');
    const before = (await acme.status('BAN')).body;
    const id = await law({});
    const detail = 'shirts (6109) may not be imported into MX: a new law';
    await acme.untilEntry('BAN', 'MELI', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: detail,
    });
    const banned = (await acme.status('BAN')).body;
    expect(banned).toMatchObject({
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizationMessages: [{ code: 'prohibited-destination', detail }],
    });
    const [ecom, , shop] = banned.channels;
    expect([ecom, shop]).toEqual([before.channels[0], before.channels[2]]);

    const [listed] = (await acme.product('BAN')).body;
    await again();
    expect((await acme.product('BAN')).body).toEqual([listed]); // nothing is published twice

    await lift(id);
    await acme.untilEntry('BAN', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect((await acme.status('BAN')).body.localizationMessages).toEqual([]);
    expect(await localizations('BAN')).toEqual(texts); // no text was made again
  });

  it('withdraw a SKU that review refuses from the channels that prohibit it', async () => {
    await approved('REFUSED');
    const refused = { productId: 'REFUSED', name: 'SHIRT IN CAPITALS' };
    await acme.upsert([aSkuBody({ skuId: 'REFUSED', ...refused })]);
    await acme.untilStatus('REFUSED', 'REVIEW_DENIED');
    expect(await statusIn('REFUSED', 'MELI')).toBe('SALES_CHANNEL_APPROVED');
    const mexico = await law({});
    await acme.untilEntry('REFUSED', 'MELI', { status: 'SALES_CHANNEL_DENIED' });
    expect((await acme.status('REFUSED')).body.localizationStatus).toBe('REVIEW_DENIED');

    const chile = await law({ destination: 'CL', hsPrefix: '6205' });
    await recheckAt(); // no recheck is left for the SKU
    expect(await statusIn('REFUSED', 'SHOP')).toBe('SALES_CHANNEL_APPROVED');
    await acme.upsert([aSkuBody({ skuId: 'REFUSED', ...refused, hscode: '6205.20' })]);
    await acme.untilEntry('REFUSED', 'SHOP', { status: 'SALES_CHANNEL_DENIED' });
    await Promise.all([mexico, chile].map(lift));
  });

  it('update the reason of a SKU that is denied everywhere', async () => {
    await approved('OTHER');
    const first = await law({ destination: '*' });
    const published = async () => {
      const { localizationStatus, localizationMessages, channels } = (await acme.status('OTHER'))
        .body;
      const reasons = channels.map((channel: { statusMessage: string }) => channel.statusMessage);
      const messages = localizationMessages.map(({ detail }: { detail: string }) => detail);
      return [localizationStatus, messages, reasons];
    };
    const denied = (subject: string) => {
      const reasons = ['BR', 'MX', 'CL'].map(
        (country) => `${subject} may not be imported into ${country}: a new law`,
      );
      return ['DENIED_REGULATORY', reasons, reasons];
    };
    const become = (subject: string) =>
      eventually(async () => expect(await published()).toEqual(denied(subject)));
    await become('shirts (6109)');
    const longer = await law({ destination: '*', hsPrefix: '61099', goods: undefined });
    await become('Goods of 61099');
    await again();
    const before = (await acme.product('OTHER')).body;
    await again();
    expect((await acme.product('OTHER')).body).toEqual(before);
    await lift(longer);
    await become('shirts (6109)');
    await lift(first);
    await acme.untilStatus('OTHER', 'READY_FOR_SALES_CHANNEL');
  });

  it('take effect on the first day of a restriction and not earlier, and end after its last', async () => {
    await approved('DATED');
    await law({ validFrom: day(1), validUntil: day(2), hsPrefix: '610990' });
    const dueAt = async () => {
      const [row] = await catalog.store.sql<{ due_at: Date | null }>(
        `SELECT due_at FROM restriction_recheck JOIN trade_restriction USING (restriction_id)
          WHERE hs_prefix = '610990'`,
      );
      return row?.due_at;
    };
    const seen: string[] = [];
    for (const days of [1, 2, 3]) {
      for (const now of [new Date(midnight(days).getTime() - 1), midnight(days)]) {
        await recheckAt(now);
        seen.push(await statusIn('DATED', 'MELI'));
        if (now.getTime() === midnight(1).getTime()) {
          expect(await dueAt()).toEqual(new Date(now.getTime() + DAY_MS));
        }
      }
    }
    const [before, ...later] = seen;
    expect(before).toBe('SALES_CHANNEL_APPROVED');
    expect(later.slice(0, 4)).toEqual(Array(4).fill('SALES_CHANNEL_DENIED'));
    expect(later.at(-1)).not.toBe('SALES_CHANNEL_DENIED');
    const anHourLater = new Date(midnight(3).getTime() + DAY_MS / 24);
    expect(await dueAt()).toEqual(anHourLater);
    await recheckAt(anHourLater);
    expect(await dueAt()).toBeNull();
  });

  it('report a new restriction and keep the status of the SKU', async () => {
    await approved('RESTRICTED');
    const { channels, verdicts } = await acme.judged('RESTRICTED');
    const id = await law({ kind: 'restricted' });
    const detail = 'shirts (6109) are restricted in MX: a new law';
    const messages = [{ code: 'restricted-destination', detail }];
    await eventually(async () => {
      expect((await acme.status('RESTRICTED')).body).toEqual({
        skuId: 'RESTRICTED',
        version: expect.any(Number),
        localizationStatus: 'READY_FOR_SALES_CHANNEL',
        localizationMessages: messages,
        channels,
        verdicts,
      });
    });
    await lift(id);
  });

  it('deny a SKU that is now prohibited everywhere, and review it again when it is not', async () => {
    await approved('GONE');
    const id = await law({ destination: '*' });
    const denied = await acme.untilStatus('GONE', 'DENIED_REGULATORY');
    expect(denied.localizationMessages).toHaveLength(3);
    expect(denied.channels.map(({ status }: { status: string }) => status)).toEqual(
      Array(3).fill('SALES_CHANNEL_DENIED'),
    );
    await lift(id);
    await acme.untilStatus('GONE', 'READY_FOR_SALES_CHANNEL');
    await acme.untilEntry('GONE', 'SHOP', { status: 'SALES_CHANNEL_APPROVED' });
    await catalog.events.waitFor(
      SkuLocalizationChanged,
      (event) => event.skuId === 'GONE' && event.previousStatus === 'DENIED_REGULATORY',
    );
    const steps = catalog.events
      .all(SkuLocalizationChanged)
      .filter(({ skuId }) => skuId === 'GONE')
      .map(({ status }) => status);
    expect(steps.slice(3, 7)).toEqual([
      'DENIED_REGULATORY',
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
    ]);
  });

  it('open a destination to a SKU that had none, when a channel is connected', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    await catalog.store.sql(
      `DELETE FROM connection WHERE merchant_id = 'GLOBEX' AND sales_channel = 'SHOP'`,
    );
    await globex.upsert([aSkuBody({ skuId: 'VAPE', productId: 'VAPE', hscode: '8543.40' })]);
    await globex.untilStatus('VAPE', 'DENIED_REGULATORY');
    const denied = await globex.judged('VAPE');
    expect(denied.channels).toEqual([]);
    await again();
    expect((await globex.status('VAPE')).body).toEqual(denied);
    await catalog.store.sql(`INSERT INTO connection VALUES ('GLOBEX', 'SHOP')`);
    await again();
    const { localizationMessages } = await globex.untilStatus('VAPE', 'READY_FOR_SALES_CHANNEL');
    expect(localizationMessages.map(({ code }: { code: string }) => code)).toEqual([
      'prohibited-destination',
      'prohibited-destination',
      'restricted-destination',
    ]);
    await globex.untilEntry('VAPE', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await globex.untilEntry('VAPE', 'MELI', { status: 'SALES_CHANNEL_DENIED' });
  });

  it('also affect a SKU whose localization is about to end', async () => {
    await approved('ENDING');
    const became = (status: string) =>
      `UPDATE sku SET localization_status = '${status}' WHERE sku_id = 'ENDING'`;
    await catalog.store.sql(became('IN_TRANSLATION'));
    await law({ validFrom: day(1), hsPrefix: '61099' });
    await whileOpen(
      catalog,
      (unitOfWork) => unitOfWork.query(became('READY_FOR_SALES_CHANNEL')),
      () => recheckAt(midnight(1)),
    );
    expect(await statusIn('ENDING', 'MELI')).toBe('SALES_CHANNEL_DENIED');
  });

  it('are processed before periodic rechecks that have waited longer', async () => {
    const ids = [await law({ hsPrefix: '3301' }), await law({ hsPrefix: '3302' })];
    await recheckAt();
    await onlyDue('none');
    const dueIn = (hours: number, periodic: boolean, id?: string) =>
      catalog.store.sql(
        `UPDATE restriction_recheck SET due_at = now() + $1 * interval '1 hour', periodic = $2
          WHERE restriction_id = $3`,
        [hours, periodic, id],
      );
    await dueIn(1, true, ids[0]);
    await dueIn(2, false, ids[1]);
    await recheckNext(new Date(Date.now() + DAY_MS / 8));
    const remaining = await catalog.store.sql(
      `SELECT restriction_id AS id FROM restriction_recheck WHERE due_at < now() + interval '3 hours'`,
    );
    expect(remaining).toEqual([{ id: ids[0] }]);
  });

  it('are applied to the other SKUs, and by later rechecks, if one SKU cannot be written', async () => {
    await addBigMerchant(catalog, 'FAULT', 130);
    await sellReady('FAULT', '62.10.20');
    await catalog.store.sql(
      `ALTER TABLE sku ADD CONSTRAINT fault CHECK ((merchant_id, sku_id) <> ('FAULT', 'S7') OR version = 1)`,
    );
    const id = await law({ kind: 'restricted', hsPrefix: '6210', validFrom: day(1) });
    await onlyDue('6210');
    await recheckAt(midnight(1));
    const remaining = await catalog.store.sql(
      `SELECT sku_id FROM sku WHERE merchant_id = 'FAULT' AND version = 1`,
    );
    expect(remaining).toEqual([{ sku_id: 'S7' }]);
    const [next] = await catalog.store.sql(
      'SELECT due_at, started_at FROM restriction_recheck WHERE restriction_id = $1',
      [id],
    );
    expect(next).toEqual({ due_at: midnight(2), started_at: null });
    await catalog.store.sql('ALTER TABLE sku DROP CONSTRAINT fault');
  });

  it('affect every SKU once if a process is killed, and if several share the work', async () => {
    await addBigMerchant(catalog, 'MANY', 250);
    await sellReady('MANY', '61.10.20');
    await law({ kind: 'restricted', hsPrefix: '6110', validFrom: day(1) });
    const versions = async () => {
      const rows = await catalog.store.sql<{ version: string; skus: string }>(
        `SELECT version, count(*) AS skus FROM sku WHERE merchant_id = 'MANY'
          GROUP BY version ORDER BY version`,
      );
      return rows.map(({ version, skus }) => [Number(version), Number(skus)]);
    };
    await onlyDue('6110');
    await recheckNext(midnight(1));
    expect(await versions()).toEqual([
      [1, 150],
      [2, 100],
    ]);

    await catalog.transactor.run('background', async (unitOfWork) => {
      await unitOfWork.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await unitOfWork.query(
        `SELECT FROM sku WHERE merchant_id = 'MANY' AND version = 1 FOR UPDATE`,
      );
      const killed = anotherProcess()
        .recheckNext(midnight(1))
        .then(String, () => 'killed');
      await eventually(async () => expect(await waitingForLocks(catalog)).toBeGreaterThan(0));
      await catalog.store.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
          WHERE NOT granted AND datname = current_database()`,
      );
      expect(await killed).toBe('killed');
    });
    await Promise.all([recheckAt(midnight(1)), recheckAt(midnight(1), anotherProcess())]);
    await recheckAt(midnight(1));
    expect(await versions()).toEqual([[2, 250]]);
  });
});
