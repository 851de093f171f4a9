import { translated } from '../language/texts.js';

export const messages = translated('grid', {
  open: 'Edit in a grid',
  row: 'Row',
  state: 'State',
  cell: '{column}, row {row}',
  keys: 'Type to replace a cell; Enter or F2 edits it. Ctrl C and Ctrl V copy and paste blocks, also from a spreadsheet. Delete clears, Ctrl Z undoes. Tab goes to the next cell; Escape, then Tab leaves the grid.',
  counts: {
    changes: { one: 'One change', other: '{count} changes' },
    faults: { one: 'One fault', other: '{count} faults' },
    saved: { one: 'One saved', other: '{count} saved' },
  },
  undo: 'Undo',
  removeRows: 'Remove rows',
  clear: 'Clear the grid',
  save: { one: 'Save one change', other: 'Save {count} changes' },
  partly: 'Rows with faults are not saved.',
  faultList: 'Faults',
  faultAt: 'Row {row}, {column}: {fault}',
  moreFaults: 'The first {shown} of {count} faults are shown.',
  states: { changed: 'Changed', saved: 'Saved', failed: 'Not saved', unchanged: 'No change' },
  duplicate: 'Row {row} is for the same record.',
  asking: { one: 'Checking one row…', other: 'Checking {count} rows…' },
  commas: {
    text: {
      one: 'One number has a decimal comma. Read the comma as a decimal point?',
      other: '{count} numbers have a decimal comma. Read the commas as decimal points?',
    },
    accept: 'Use decimal points',
  },
  pasted: {
    rows: { one: 'One row pasted.', other: '{count} rows pasted.' },
    ignored: 'Ignored columns: {columns}.',
    dropped: {
      one: 'One column does not fit to the right of the cell.',
      other: '{count} columns do not fit to the right of the cell.',
    },
    surplus: {
      one: 'A grid has at most {most} rows; one row is left out. Use the command line for larger files.',
      other:
        'A grid has at most {most} rows; {count} rows are left out. Use the command line for larger files.',
    },
  },
});
