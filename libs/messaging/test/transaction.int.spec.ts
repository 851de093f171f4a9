import { CredentialRevoked } from '#contracts';
import { Refusal, useTracer, workContext } from '#runtime';
import { isTransientStoreError } from '#store';
import { eventually } from '#testing';
import { trace, type Tracer } from '@opentelemetry/api';
import type { UnitOfWork } from '../src/transaction/unit-of-work.js';
import { BackgroundWork } from '../src/background/background-work.js';
import { failureOf } from '../src/background/failure-of.js';
import { fact, recordEffect } from './facts.js';
import { MessagingRig, batchOf } from './messaging-rig.js';

describe('a transaction', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  it('fails when Postgres rolled it back, although its work succeeded', async () => {
    const swallowed = rig.transactor.run('background', async (unitOfWork) => {
      await unitOfWork.query(`INSERT INTO subject VALUES ('lost', 1)`);
      await unitOfWork.query('SELECT 1/0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('nothing was committed');
    expect(await rig.store.sql('SELECT 1 FROM subject')).toEqual([]);
    await rig.write('next'); // the connection can still be used
    expect(await rig.store.sql('SELECT id FROM subject')).toEqual([{ id: 'next' }]);
  });

  it('fails with the reason when Postgres ends it because it is idle, and leaves the connection unused', async () => {
    const idle = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.write(`SET LOCAL idle_in_transaction_session_timeout = '10ms'`, []);
      const [own] = await unitOfWork.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await eventually(async () => {
        const sessions = 'SELECT FROM pg_stat_activity WHERE pid = $1';
        expect(await rig.store.sql(sessions, [own?.pid])).toEqual([]);
      });
      await unitOfWork.query('SELECT 1');
    });
    const failure = await failureOf(idle);
    expect(failure?.message).toMatch(/terminating connection due to idle-in-transaction timeout$/);
    expect(isTransientStoreError(failure)).toBe(true);
    await rig.write('next');
    expect(await rig.store.sql('SELECT id FROM subject')).toEqual([{ id: 'next' }]);
  });

  it('runs queued writes in order, before the next query, and undoes all when one fails', async () => {
    const insert = 'INSERT INTO subject VALUES ($1, 1)';
    const read = (unitOfWork: UnitOfWork) => unitOfWork.query('SELECT id FROM subject ORDER BY id');
    await rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.write(insert, ['a']);
      unitOfWork.write('UPDATE subject SET id = $1', ['b']);
      expect(await read(unitOfWork)).toEqual([{ id: 'b' }]);
      unitOfWork.write(insert, ['c']);
    });
    const failing = rig.transactor.run('background', async (unitOfWork) => {
      await read(unitOfWork);
      for (const id of ['d', 'c', 'e']) unitOfWork.write(insert, [id]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await rig.store.sql('SELECT id FROM subject ORDER BY id')).toEqual([
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  it('runs its hooks after the commit, in order, when its writes are visible', async () => {
    const seen: string[] = [];
    await rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.onCommitted(async () => {
        const [row] = await rig.store.sql('SELECT id FROM subject');
        seen.push(`first: ${row?.id}`);
      });
      unitOfWork.onCommitted(() => {
        throw new Error('a failure is logged and stops nothing');
      });
      unitOfWork.onCommitted(() => void seen.push('last'));
      await unitOfWork.query(`INSERT INTO subject VALUES ('written', 1)`);
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first: written', 'last']);
  });

  it('runs no hook after a rollback, and each once after a retry', async () => {
    const seen: string[] = [];
    const failed = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.onCommitted(() => void seen.push('rolled back'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    let attempts = 0;
    await rig.transactor.run('background', async (unitOfWork) => {
      attempts += 1;
      const attempt = attempts;
      unitOfWork.onCommitted(() => void seen.push(`attempt ${attempt}`));
      if (attempt === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    });
    expect(seen).toEqual(['attempt 2']);
  });

  describe('that is rehearsed', () => {
    it('returns its result, without an effect, event or hook', async () => {
      const seen: string[] = [];
      const result = await rig.transactor.rehearse('background', async (unitOfWork) => {
        unitOfWork.onCommitted(() => void seen.push('committed'));
        await unitOfWork.query(`INSERT INTO subject VALUES ('rehearsed', 1)`);
        unitOfWork.publish(CredentialRevoked, fact('rehearsed', 1));
        return unitOfWork.query('SELECT id FROM subject');
      });
      expect(result).toEqual([{ id: 'rehearsed' }]);
      expect(await rig.store.sql('SELECT id FROM subject')).toEqual([]);
      expect(await rig.store.sql('SELECT FROM outbox')).toEqual([]);
      expect(seen).toEqual([]);
    });

    it('fails with the error of its work', async () => {
      const refusal = new Refusal('invalid-terms', 'No.');
      const refused = rig.transactor.rehearse('background', () => Promise.reject(refusal));
      await expect(refused).rejects.toBe(refusal);
    });

    it('is not shown as failed in its trace, unless its work fails', async () => {
      const span = trace.wrapSpanContext({
        traceId: 'a'.repeat(32),
        spanId: 'b'.repeat(16),
        traceFlags: 1,
      });
      const setStatus = jest.spyOn(span, 'setStatus');
      useTracer({ startSpan: () => span } as unknown as Tracer);
      const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      const rehearse = (work: () => Promise<void>) =>
        workContext.run({ requestId: 'r', traceparent }, () =>
          rig.transactor.rehearse('background', work),
        );
      try {
        await rehearse(async () => undefined);
        expect(setStatus).not.toHaveBeenCalled();
        await expect(rehearse(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
        expect(setStatus).toHaveBeenCalledTimes(1);
      } finally {
        useTracer(undefined);
      }
    });
  });

  it('repeats its work only after a conflict, and at most four times', async () => {
    const attempts: (string | undefined)[] = [];
    for (const code of ['40001', '40P01', '23505', undefined]) {
      const failing = rig.transactor.run('background', async () => {
        attempts.push(code);
        // Ends a transaction that would be repeated forever.
        if (attempts.length > 20) return;
        throw Object.assign(new Error('no'), { code });
      });
      await expect(failing).rejects.toThrow('no');
    }
    expect(attempts).toEqual([
      ...Array.from({ length: 4 }, () => '40001'),
      ...Array.from({ length: 4 }, () => '40P01'),
      '23505',
      undefined,
    ]);
  });

  it('runs the hooks of a consumer’s handlers once for each committed chunk', async () => {
    const seen: string[] = [];
    const processor = rig.processor({
      handle: async (event, context) => {
        await recordEffect()(event, context);
        context.unitOfWork.onCommitted(() => void seen.push(event.subject));
        if (event.subject === 'bad') throw new Error('refused');
      },
    });
    await processor.process(
      batchOf(['a', 'bad', 'b'].map((subject, n) => rig.received(subject, 1, n))),
    );
    expect(await rig.parked()).toMatchObject([{ key: 'bad' }]);
    expect(seen).toEqual(['a', 'b']);
  });

  it('wakes work that became due with its commit, without waiting for the interval', async () => {
    const background = new BackgroundWork(
      { whenConnected: async () => undefined },
      { config: { ROLE: 'worker' } },
    );
    let looks = 0;
    const work = background.every(3600_000, 'due rows', async () => {
      const done = await rig.dataSource.query(
        `INSERT INTO effect (subject, version, by) SELECT id, version, 'worker' FROM subject`,
      );
      looks += 1;
      return done === undefined;
    });
    background.onApplicationBootstrap();
    await eventually(() => expect(looks).toBe(1));
    await rig.transactor.run('background', async (unitOfWork) => {
      await unitOfWork.query(`INSERT INTO subject VALUES ('due', 1)`);
      unitOfWork.onCommitted(() => work.wake());
    });
    await eventually(async () => expect(await rig.effects()).toMatchObject([{ subject: 'due' }]));
    await background.beforeApplicationShutdown();
  });
});
