import { csvHead, csvLines } from './csv.js';

describe('a CSV export', () => {
  it('begins with the names of the columns', () => {
    expect(csvHead<{ id: string }>(['id', ['value', () => 1]])).toBe('\u{FEFF}id,value\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    const rows = [{ id: 'a,b' }, { id: 'say "x"' }, { id: 'two\nlines' }];
    expect(csvLines(['id'], rows)).toBe('"a,b"\r\n"say ""x"""\r\n"two\nlines"\r\n');
  });

  it('contains no cell that a spreadsheet runs as a formula, and keeps numbers', () => {
    const rows = ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '-4.50', '+7'].map((id) => ({ id }));
    expect(csvLines(['id'], rows).split('\r\n')).toEqual([
      "'=1+1",
      "'+cmd",
      "'-2+3",
      "'@SUM(A1)",
      "'\tx",
      '-4.50',
      '+7',
      '',
    ]);
  });

  it('writes missing values as empty, and lists and objects as JSON', () => {
    const rows = [{ id: undefined, tags: ['a'], on: false }];
    expect(csvLines<(typeof rows)[number]>(['id', 'tags', 'on'], rows)).toBe(
      ',"[""a""]",false\r\n',
    );
  });
});
