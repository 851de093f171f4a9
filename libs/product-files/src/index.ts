/** How files of products are read, by the command line and by the console. */
export type { Column } from './column.js';
export { csvOptions, CsvRows } from './csv-rows.js';
export type { CsvHeader, ParsedRow } from './csv-rows.js';
export { fault, faultOf, membersOf } from './fault.js';
export type { Fault } from './fault.js';
export { FileFault } from './file-fault.js';
export type { InputRecord } from './input-record.js';
export { JsonArrayScanner } from './json-array-scanner.js';
export { AS_JSON, jsonRecord } from './json-record.js';
export { SKU_COLUMNS } from './sku-columns.js';
