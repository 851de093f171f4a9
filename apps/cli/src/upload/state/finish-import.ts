import { duplicate, tooMany } from '@entrepot/product-files';
import { AFTER_ALL } from './deletions.js';
import { INDEXES } from './schema.js';
import type { Statements } from './statements.js';

/** Once all records are stored: finds duplicates and batches that are too large, and which batches can be sent. */
export function finishImport(statements: Statements, mostInBatch: number): void {
  statements.transaction(() => {
    statements.database.exec(INDEXES);
    refuseDuplicates(statements);
    // Where a batch is a single record, further ones are duplicates.
    if (mostInBatch > 1) refuseLarge(statements, mostInBatch);
    statements.database.exec(`
      INSERT INTO batch (id, first, place, size, state)
      SELECT batch, min(id), min(id) + max(later) * ${AFTER_ALL}, count(*), CASE WHEN sum(id IN (SELECT record FROM fault)) > 0 THEN 'refused' ELSE 'ready' END
      FROM record WHERE batch IS NOT NULL GROUP BY batch`);
    statements.execute(`INSERT OR REPLACE INTO property VALUES ('imported', 'yes')`);
  });
}

function refuseDuplicates(statements: Statements): void {
  const rows = statements.rows<{ id: number; line: number; other: number }>(
    `SELECT id, line, (SELECT o.line FROM record o WHERE o.key = r.key AND o.id <> r.id ORDER BY o.id LIMIT 1) AS other
    FROM record r WHERE r.key IN (SELECT key FROM record WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1)`,
  );
  for (const { id, line, other } of rows)
    statements.addNotes('fault', id, [duplicate(line, other)]);
}

function refuseLarge(statements: Statements, most: number): void {
  const rows = statements.rows<{ id: number; batch: string; size: number }>(
    `SELECT r.id, r.batch, size
    FROM (SELECT batch, count(*) AS size FROM record WHERE batch IS NOT NULL GROUP BY batch HAVING count(*) > ${most}) large
    JOIN record r ON r.batch = large.batch`,
  );
  for (const { id, batch, size } of rows) {
    statements.addNotes('fault', id, [tooMany(batch, size, most)]);
  }
}
