import { UNREAD_CODES } from '@entrepot/product-files';
import type { Statements } from './statements.js';

/** A place after any record: batches after it wait for those before it. */
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
 * Orders the batches by the findings of a dry run. A SKU that is on a line of another batch moves: that batch is sent
 * first, so that nothing is deleted. If the line cannot be sent, the batch that would delete its SKU is refused as
 * well. While there is a line with unknown ids, every batch that would delete a SKU is refused, because the line may
 * contain that SKU.
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

/** Refuses batches whose SKUs should have moved into an earlier batch that was not sent. */
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

/** Repeats until nothing changes: a refused batch blocks those whose SKUs would have moved into it. */
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
