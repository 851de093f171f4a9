import { copied } from './copied.js';
import { paste } from './pasted.js';
import { MOST_ROWS, withBlank, type SheetColumn } from './sheet.js';

const COLUMNS: readonly SheetColumn[] = [
  { name: 'skuId', label: 'SKU' },
  { name: 'salePrice', label: 'Price', type: 'decimal' },
  { name: 'listPrice', label: 'Crossed-out price', type: 'decimal' },
];
const ORIGIN = { row: 0, column: 0 };
const rowsOf = (text: string, start = ORIGIN, rows = [['', '', '']]) =>
  paste(rows, COLUMNS, start, text).rows;

describe('a pasted block', () => {
  it('fills the cells from the cursor on and adds rows', () => {
    expect(rowsOf('A\t1\nB\t2\n', ORIGIN, [['old', '9', '8']])).toEqual([
      ['A', '1', '8'],
      ['B', '2', ''],
    ]);
    expect(rowsOf('5\r\n6\r\n', { row: 1, column: 2 }, [['A', '1', '']])).toEqual([
      ['A', '1', ''],
      ['', '', '5'],
      ['', '', '6'],
    ]);
  });

  it('keeps empty cells, quotes, and newlines within quotes', () => {
    expect(rowsOf('\t5\n"A ""x""\n2"\t6\n5" pipe\t7')).toEqual([
      ['', '5', ''],
      ['A "x"\n2', '6', ''],
      ['5" pipe', '7', ''],
    ]);
    expect(rowsOf('"A\t1\nB\t2')).toEqual([
      ['"A', '1', ''],
      ['B', '2', ''],
    ]);
  });

  it.each([
    ['semicolons', 'A;12,50\nB;13,50', ['A', '12,50', '']],
    ['commas', 'A,12.50\nB,13.50', ['A', '12.50', '']],
  ])('is read as CSV with %s', (_, text, first) => {
    expect(rowsOf(text)[0]).toEqual(first);
  });

  it('is one column of decimals if each line is a number with a comma', () => {
    const start = { row: 0, column: 1 };
    expect(rowsOf('12,50\n13,5\n', start)).toEqual([
      ['', '12,50', ''],
      ['', '13,5', ''],
    ]);
    expect(rowsOf('12,50\n')[0]).toEqual(['12', '50', '']);
  });

  it('finds its columns by the names or labels in its first row', () => {
    const { rows, ignored, count } = paste(
      [],
      COLUMNS,
      { row: 0, column: 2 },
      'Crossed-out price\tskuname\tSKUID\n75\tShirt\tA\n',
    );
    expect([rows, ignored, count]).toEqual([[['A', '', '75']], ['skuname'], 1]);
    expect(rowsOf('Price\n5', ORIGIN)).toEqual([['', '5', '']]);
  });

  it('has no heading if the first row contains only one known word', () => {
    expect(rowsOf('SKU\t5')).toEqual([['SKU', '5', '']]);
  });

  it('reports the columns and rows that do not fit', () => {
    const wide = paste([], COLUMNS, { row: 0, column: 1 }, '1\t2\t3\t4');
    expect([wide.rows, wide.dropped]).toEqual([[['', '1', '2']], 2]);
    const long = paste([], COLUMNS, ORIGIN, 'A\n'.repeat(MOST_ROWS + 7));
    expect([long.rows.length, long.count, long.surplus]).toEqual([MOST_ROWS, MOST_ROWS, 7]);
  });

  it('is unchanged by copying, and a spreadsheet evaluates none of it', () => {
    const rows = [
      ['=1+1', '5', 'a\tb'],
      ['say "x"', '', "'=2"],
    ];
    const text = copied(
      { top: 0, left: 0, bottom: 1, right: 2 },
      (row, column) => rows[row]?.[column] ?? '',
    );
    expect(text.startsWith("'=1+1\t")).toBe(true);
    expect(rowsOf(text)).toEqual(rows);
  });
});

describe('the rows of a grid', () => {
  it('end with one blank row', () => {
    expect(
      withBlank(
        [
          ['A', ''],
          ['', ''],
          ['', ''],
        ],
        2,
      ),
    ).toEqual([
      ['A', ''],
      ['', ''],
    ]);
    expect(withBlank([], 2)).toEqual([['', '']]);
  });
});
