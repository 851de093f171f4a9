import { Id, Int } from '../validation/decorators.js';
import { Refusal } from '#runtime';
import { MAX_ROWS, rowsOf } from './read-rows.js';
import { refusedRow } from './row-result.js';

class ThingRow {
  @Id('The thing.')
  thingId!: string;

  @Int({ min: 0 })
  count!: number;
}

const read = (body: unknown) => rowsOf(ThingRow).transform(body, { type: 'body' });
const GOOD = { thingId: 'T', count: 1 };

describe('the rows of a batch (decision 5.12)', () => {
  it('are read one by one, and a faulty row refuses only itself', () => {
    const bad = { thingId: 'B', count: -1 };
    const [first, second, third, last] = read([GOOD, bad, null, { ...GOOD, more: true }]) as any[]; // eslint-disable-line typescript/no-explicit-any -- a test asserts on what it expects
    expect([first.read, last.read]).toEqual([GOOD, GOOD]);
    expect(refusedRow(1, second.read as Refusal, {})).toEqual({
      index: 1,
      status: 400,
      code: 'validation-failed',
      detail: expect.any(String),
      errors: [{ pointer: '/1/count', code: 'out-of-range', detail: expect.any(String) }],
    });
    expect(refusedRow(2, third.read as Refusal, {}).errors).toMatchObject([
      { pointer: '/2', code: 'type' },
    ]);
  });

  it('keep only their valid members if they are refused', () => {
    const rows = [{ thingId: 'B', count: 'x' }, { thingId: 5, count: 1 }, [], {}];
    expect(read(rows).map(({ sent }) => sent)).toEqual([{ thingId: 'B' }, { count: 1 }, {}, {}]);
  });

  it.each([
    ['an object', {}, 'type'],
    ['an empty list', [], 'too-few'],
    ['no body', undefined, 'required'],
    ['more than 500 rows', Array.from({ length: MAX_ROWS + 1 }, () => GOOD), 'too-many'],
  ])('refuse %s as a whole', (_, body, code) => {
    expect(() => read(body)).toThrow(
      expect.objectContaining({
        code: 'validation-failed',
        extras: { errors: [{ pointer: '', code, detail: expect.any(String) }] },
      }),
    );
    expect(read(Array.from({ length: MAX_ROWS }, () => GOOD))).toHaveLength(500);
  });

  it('have the status of their problem, and no errors if no field is invalid', () => {
    const problems = { 'quantity-changed': { status: 409, title: 'Changed' } };
    const refusal = new Refusal('quantity-changed', 'It is 3.');
    expect(refusedRow(7, refusal, problems)).toEqual({
      index: 7,
      status: 409,
      code: 'quantity-changed',
      detail: 'It is 3.',
    });
    expect(() => refusedRow(7, refusal, {})).toThrow('no problem is registered');
  });
});
