import { guarded } from '../../lists/csv/csv.js';
import type { Block } from './sheet.js';

/** A block in the form for spreadsheets: tabs between cells, and no cell is a formula. */
export function copied(block: Block, textAt: (row: number, column: number) => string): string {
  const rows: string[] = [];
  for (let row = block.top; row <= block.bottom; row += 1) {
    const cells: string[] = [];
    for (let column = block.left; column <= block.right; column += 1) {
      cells.push(quoted(guarded(textAt(row, column))));
    }
    rows.push(cells.join('\t'));
  }
  return rows.join('\n');
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
