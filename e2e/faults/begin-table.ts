import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Collects the rows in a file, because Jest runs each test file in its own context. */
export default function beginTable(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-faults-'));
  process.env['FAULT_TABLE'] = path.join(folder, 'rows.jsonl');
}
