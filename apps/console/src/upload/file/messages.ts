import type { FileFaultName, ReasonName } from '@entrepot/product-files';
import { translated } from '../../language/texts.js';

export const messages = translated('upload/file', {
  /** Why a line is not sent. */
  faults: {
    required: '{field} is required.',
    'whole-number': '{field} must be a whole number.',
    'true-or-false': '{field} must be true or false.',
    'decimal-comma': '{field} must be a number, with a comma before decimals: 12,5',
    'decimal-point': '{field} must be a number, with a point before decimals: 12.5',
    'json-array': '{field} must be a JSON array.',
    'json-object': 'The line must be a JSON object.',
    'not-json': 'The line is not JSON: {message}',
    cells: 'The line has {cells} cells; the header has {header}.',
    'required-with-country': '{field} is required because country is given.',
    decimals: '{field} has {count} decimals.',
    encoding: 'The line is not {encoding}. Save the file as UTF-8.',
    'likely-encoding': 'The line is not {encoding}. Its encoding is probably {likely}.',
    blanks: 'skuId begins or ends with a blank, and no such SKU exists.',
    duplicate: 'The SKU is in the file twice: line {line} and line {other}.',
    'too-many': 'The product has {count} SKUs; the maximum is {most}.',
    'deletes-unsent': 'The request would delete {sku}, but line {line} of this SKU is not sent.',
    'deletes-unread':
      'The request would delete {sku}, but line {line}, whose ids are not known, may be of this SKU.',
    'unknown-sku': 'skuId is not the id of a registered SKU.',
  } satisfies Record<ReasonName, string>,
  /** Why a file cannot be read, after its name, and what to do about it. */
  files: {
    'other-encoding': { fault: 'is not {encoding}', remedy: 'The encoding is probably {likely}.' },
    empty: { fault: 'is empty', remedy: 'Add a header.' },
    'not-csv': {
      fault: 'cannot be read as CSV from line {line} on: {message}',
      remedy: 'Put cells with quotes, commas or newlines in quotes, and double the quotes in them.',
    },
    'header-encoding': {
      fault: 'cannot be read: line {line} has another encoding',
      remedy: 'Save the file as UTF-8.',
    },
    'column-twice': { fault: 'has the column {column} twice', remedy: 'Remove one of them.' },
    'columns-missing': {
      fault: 'does not have these columns: {missing}',
      remedy: 'The first line names the columns: {columns}',
    },
    'line-too-long': {
      fault: 'has more than 4 MiB in line {line}',
      remedy: 'Put each SKU on a line of its own.',
    },
    'json-encoding': {
      fault: 'cannot be read as JSON in {encoding}',
      remedy: 'Save the file as UTF-8.',
    },
    'unknown-format': {
      fault: 'has an unknown format',
      remedy: 'Name the file .csv, .json or .ndjson.',
    },
    'cut-off': { fault: 'ends within a character', remedy: 'Check that the file is complete.' },
    'not-json': {
      fault: 'cannot be read: {message}',
      remedy: 'Write a JSON array of objects, or one object per line in an .ndjson file.',
    },
    'too-large': {
      fault: 'is larger than 50 MB',
      remedy:
        'Divide the file, or use the command line: entrepot skus upload, entrepot prices set, entrepot inventory set',
    },
    'without-records': {
      fault: 'has no lines',
      remedy: 'Add a line for each record below the header.',
    },
  } satisfies Record<FileFaultName, { fault: string; remedy: string }>,
});
