import type { UnitOfWork } from '../transaction/unit-of-work.js';
import { LockKind, takeLocks, type Lock } from './locks.js';

const unitOfWork = {} as UnitOfWork;

describe('the locks of the events of a transaction', () => {
  let taken: string[];
  const kind = (name: string, position: number) =>
    new LockKind<string>(position, async (_, keys) => {
      await Promise.resolve();
      taken.push(`${name} ${keys.join(' ')}`);
    });
  const rows = kind('rows', 2);
  const ids = kind('ids', 1);

  beforeEach(() => {
    taken = [];
  });

  /** A run of one type, whose subjects are the keys to lock. */
  const run = (
    subjects: string[],
    locks: ((event: { subject: string }) => Lock[]) | undefined,
    { batch = true, faults }: { batch?: boolean; faults?: object } = {},
  ) =>
    subjects.map((subject) => ({
      event: { eventId: subject, occurredAt: '', subject },
      subscription: { batch, locks },
      ...(faults && { faults }),
    }));
  const row = ({ subject }: { subject: string }) => [rows.of(subject)];
  const rowAndId = ({ subject }: { subject: string }) => [rows.of(subject), ids.of(subject)];

  it('are taken once per kind for all handlers, in the order of the kinds', async () => {
    await takeLocks(unitOfWork, [run(['b', 'a'], row), run(['c'], rowAndId), run(['a'], row)]);
    expect(taken).toEqual(['ids c', 'rows b a c a']);
  });

  it('are left to the handler of a batch that shares none', async () => {
    await takeLocks(unitOfWork, [run(['a', 'b'], row), run(['c'], undefined)]);
    expect(taken).toEqual([]);
  });

  it('are taken for a batch that an event of its key divides', async () => {
    await takeLocks(unitOfWork, [run(['a'], row), run(['a'], undefined), run(['a'], row)]);
    expect(taken).toEqual(['rows a a']);
  });

  it('are taken for all events that a handler receives one by one', async () => {
    await takeLocks(unitOfWork, [run(['a', 'b'], row, { batch: false })]);
    expect(taken).toEqual(['rows a b']);
  });

  it('are not read from an event that breaks its contract', async () => {
    const broken = run(['b'], row, { batch: false, faults: [] });
    await takeLocks(unitOfWork, [run(['a'], row), broken]);
    expect(taken).toEqual(['rows a']);
  });
});
