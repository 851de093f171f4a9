/** How files of products are read, by the command line and by the console. */
export { textCell } from './column.js';
export type { Column } from './column.js';
export { csvLayoutOf } from './csv-layout.js';
export { csvOptions, CsvRows } from './csv-rows.js';
export type { ParsedRow } from './csv-rows.js';
export { fault, faultOf, membersOf } from './fault.js';
export type { Fault } from './fault.js';
export { FileEncoding } from './encoding/file-encoding.js';
export { FileFault } from './file-fault.js';
export { foldedKey } from './folded-key.js';
export type { InputRecord } from './input-record.js';
export { JsonArrayScanner } from './json-array-scanner.js';
export { AS_JSON, JsonRecords } from './json-record.js';
export { LineSplitter } from './line-splitter.js';
export type { Line } from './line-splitter.js';
export { isUnread, readingOf, UNREAD_CODES } from './reading.js';
export type { FileHead, Hints, Reading, ReadingOptions } from './reading.js';
export { SKU_COLUMNS } from './sku-columns.js';
