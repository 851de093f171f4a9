import { streams } from '#contracts';
import { eventually } from '#testing';
import { Controller } from '@nestjs/common';
import { deleteArchivedEvents } from '../src/outbox/outbox-archive.js';
import { MessagingRig } from './messaging-rig.js';
import { StockCounter } from './stock-counter.js';

@Controller()
class NoConsumer {}

describe('the archive of published events', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  const copies = () =>
    rig.store.sql<{ id: string }>(
      'SELECT id, event_id, stream, key, type, headers, value FROM outbox_archive ORDER BY id',
    );

  const ids = async () => (await copies()).map(({ id }) => Number(id));

  const addCopy = (id: number, stream: string, key: string, age: string, store = rig.store) =>
    store.sql(
      `INSERT INTO outbox_archive (id, archived_at, event_id, stream, key, type, headers, value)
       VALUES ($1, now() - $2::interval, gen_random_uuid(), $3, $4, 'any', '{}', '{}')`,
      [id, age, stream, key],
    );

  it('contains the rows of the outbox with their ids', async () => {
    for (const subject of ['one', 'other', 'one']) await rig.write(subject);
    const written = await rig.store.sql(
      'SELECT id, event_id, stream, key, type, headers, value FROM outbox ORDER BY id',
    );
    rig.relay();
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
    expect(await copies()).toEqual(written);
    expect(written).toHaveLength(3);
  });

  it('deletes copies before an erasure, which may have been written before they were published (decision 8.6)', async () => {
    await addCopy(1, 'orders.release', 'erased', '1 minute');
    await addCopy(2, 'orders.release', 'kept', '1 minute');
    await addCopy(3, 'orders.release', 'erased', '0');
    await addCopy(4, 'orders.order', 'other stream', '1 minute');
    await addCopy(5, 'orders.order', 'other stream', '0');
    await deleteArchivedEvents(rig.dataSource, streams);
    expect(await ids()).toEqual([2, 3, 4, 5]);
  });

  it('is maintained by every service, as are the partitions of the inbox', async () => {
    const service = await StockCounter.of('archived', NoConsumer);
    const oldPartitions = () =>
      service.store.sql(
        `SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
            AND relname ~ '^inbox_\\d{8}$' AND relname < to_char(now() - interval '40 days', '"inbox_"YYYYMMDD')`,
      );
    try {
      await addCopy(1, 'orders.order', 'old', '1 day', service.store);
      await service.store.sql(`SELECT maintain_inbox(now() - interval '60 days')`);
      expect(await oldPartitions()).not.toEqual([]);
      await service.start('all');
      await eventually(async () => {
        expect(await service.store.sql('SELECT FROM outbox_archive')).toEqual([]);
        expect(await oldPartitions()).toEqual([]);
      });
    } finally {
      await service.stop();
    }
  });

  it('deletes copies after six hours, except the last of each key on compacted streams', async () => {
    await addCopy(1, 'orders.order', 'old', '6 hours 1 minute');
    await addCopy(2, 'orders.order', 'young', '5 hours 59 minutes');
    await addCopy(3, 'catalog.directory', 'merchant/ACME', '30 days');
    await addCopy(4, 'catalog.directory', 'merchant/ACME', '20 days');
    await addCopy(5, 'catalog.directory', 'merchant/GLOBEX', '30 days');
    await addCopy(6, 'catalog.directory', 'merchant/LATE', '7 hours');
    await addCopy(7, 'catalog.directory', 'merchant/LATE', '1 hour');
    expect(await deleteArchivedEvents(rig.dataSource, streams)).toBe(false);
    expect(await ids()).toEqual([2, 4, 5, 7]);
  });

  it('deletes copies in batches', async () => {
    await rig.store.sql(
      `INSERT INTO outbox_archive (id, archived_at, event_id, stream, key, type, headers, value)
       SELECT n, now() - interval '1 day', gen_random_uuid(), 'orders.order', 'old', 'any', '{}', '{}'
         FROM generate_series(1, 5001) AS n`,
    );
    expect(await deleteArchivedEvents(rig.dataSource, streams)).toBe(true);
    expect(await copies()).toHaveLength(1);
    expect(await deleteArchivedEvents(rig.dataSource, streams)).toBe(false);
    expect(await copies()).toEqual([]);
  });
});
