import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Rows are gathered in a file: each test file has its own world. */
export default function beginTable(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-faults-'));
  process.env['FAULT_TABLE'] = path.join(folder, 'rows.jsonl');
}
