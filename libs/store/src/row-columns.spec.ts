import { RowColumns, type Nullable } from './row-columns.js';

interface Hold {
  orderId: string;
  version: number;
  reason?: string;
}

const HOLD = new RowColumns<Hold>(
  { orderId: 'text', version: 'bigint', reason: ['hold_reason', 'text'] },
  ['orderId'],
);

describe('the columns of a row', () => {
  it('The parts of a statement have a column for each member, and change no key', () => {
    expect(HOLD.names).toBe('order_id, version, hold_reason');
    expect(HOLD.members).toBe('"orderId", "version", "reason"');
    expect(HOLD.selected).toBe(
      'order_id AS "orderId", version AS "version", hold_reason AS "reason"',
    );
    expect(HOLD.assigned).toBe('version = t."version", hold_reason = t."reason"');
    expect(HOLD.replaced).toBe('version = excluded.version, hold_reason = excluded.hold_reason');
    expect(HOLD.table('$1', 'position integer')).toBe(
      'jsonb_to_recordset($1::jsonb) AS t ("orderId" text, "version" bigint, "reason" text, position integer)',
    );
  });

  it('Rows are sent without undeclared members, unless the statement names these', () => {
    const rows = [{ orderId: 'A', version: 7, items: [1], position: 0 }];
    expect(JSON.parse(HOLD.json(rows, 'position'))).toEqual([
      { orderId: 'A', version: 7, position: 0 },
    ]);
  });

  it('A row that was read has no NULL, and numbers in place of the texts of the driver', () => {
    // The driver reads a bigint as text.
    const row = JSON.parse('{ "orderId": "A", "version": "7", "reason": null }') as Nullable<Hold>;
    expect(HOLD.read(row)).toEqual({ orderId: 'A', version: 7 });
  });
});
