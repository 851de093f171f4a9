import { UNREAD_CODES } from '@entrepot/product-files';
import type { Statements } from './statements.js';

/** Above the place of any record: batches behind it wait for those before it. */
export const AFTER_ALL = 1_000_000_000_000;

const REFUSE_DELETING = `UPDATE batch SET state = 'refused' WHERE state = 'ready' AND id IN (
  SELECT batch FROM record WHERE id IN (SELECT record FROM fault WHERE code = 'deletes-refused'))`;

export function forgetDeletions(statements: Statements): void {
  statements.database.exec('DELETE FROM deletion; DELETE FROM move');
}

export function addDeletions(statements: Statements, batch: string, skus: readonly string[]): void {
  statements.transaction(() => {
    for (const sku of skus) statements.execute('INSERT INTO deletion VALUES (?, ?)', batch, sku);
  });
}

/**
 * Sorts what a dry run found. A SKU that is on a line of another batch moves: that batch goes first, so that nothing is
 * deleted. Where the line cannot be sent, the batch that would delete its SKU is refused as well; and as long as there is
 * a line whose ids are not known, so is every batch that would delete a SKU, which may be the one of that line.
 */
export function resolveMoves(statements: Statements): void {
  statements.transaction(() => {
    refuseDeletionsOfUnread(statements);
    statements.execute(
      'INSERT INTO move SELECT batch, sku FROM deletion WHERE sku IN (SELECT key FROM record)',
    );
    statements.execute('DELETE FROM deletion WHERE sku IN (SELECT key FROM record)');
    refuseStuckMoves(statements, `other.state = 'refused'`);
    statements.execute(
      `DELETE FROM deletion WHERE batch IN (SELECT id FROM batch WHERE state = 'refused')`,
    );
    statements.execute(
      'UPDATE batch SET place = first + ? WHERE id IN (SELECT batch FROM move)',
      AFTER_ALL,
    );
  });
}

/** Refuses batches whose SKUs were to move into one of those that went first, and was not sent. */
export function refuseFailedMoves(statements: Statements): void {
  statements.transaction(() =>
    refuseStuckMoves(statements, `other.state <> 'sent' AND other.place < ${AFTER_ALL}`),
  );
}

function refuseDeletionsOfUnread(statements: Statements): void {
  const codes = UNREAD_CODES.map((code) => `'${code}'`).join(', ');
  const unread = statements.one<{ line: number }>(
    `SELECT line FROM record WHERE key IS NULL OR batch IS NULL
    OR id IN (SELECT record FROM fault WHERE code IN (${codes})) ORDER BY id LIMIT 1`,
  );
  if (!unread) return;
  statements.execute(
    `INSERT INTO fault (record, code, detail)
    SELECT b.first, 'deletes-refused', 'the request would delete ' || d.sku || ', which may be on line ' ||
      CAST(? AS INTEGER) || ', whose ids are not known'
    FROM deletion d JOIN batch b ON b.id = d.batch
    WHERE b.state = 'ready' AND d.sku NOT IN (SELECT key FROM record WHERE key IS NOT NULL)`,
    unread.line,
  );
  statements.execute(REFUSE_DELETING);
}

/** Until there are no more: a batch that is refused holds back those whose SKUs were to move into it. */
function refuseStuckMoves(statements: Statements, isLost: string): void {
  let refused = 0;
  do {
    statements.execute(
      `INSERT INTO fault (record, code, detail)
      SELECT b.first, 'deletes-refused', 'the request would delete ' || m.sku || ', whose line ' || r.line || ' was refused'
      FROM move m JOIN batch b ON b.id = m.batch JOIN record r ON r.key = m.sku
      LEFT JOIN batch other ON other.id = r.batch
      WHERE b.state = 'ready' AND (other.id IS NULL OR (${isLost}))`,
    );
    refused = Number(statements.execute(REFUSE_DELETING).changes);
  } while (refused > 0);
}
