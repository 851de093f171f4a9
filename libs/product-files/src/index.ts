/** Reads product files and uploads their records, for the command line and the console. */
export { OTHER_MEMBER, otherCell, textCell } from './column.js';
export type { Column } from './column.js';
export { SKU_COLUMNS, withoutAnswered } from './columns/sku-columns.js';
export { csvOptions } from './csv-rows.js';
export type { ParsedRow } from './csv-rows.js';
export { fault, faultOf, membersOf } from './fault.js';
export type { Fault, ReasonName } from './fault.js';
export { FileEncoding } from './encoding/file-encoding.js';
export { FileFault } from './file-fault.js';
export type { FileFaultName, ReadingOptions } from './file-fault.js';
export { foldedKey } from './folded-key.js';
export type { InputRecord } from './input-record.js';
export { isUnread, readingOf, UNREAD_CODES } from './reading.js';
export type { FileHead, Hints, Reading } from './reading.js';
export type {
  ChannelPreview,
  FaultsByRecord,
  Identity,
  KindId,
  Preview,
  Requirement,
  Taken,
  UploadKind,
} from './kinds/kind.js';
export { prices } from './kinds/prices.js';
export { products, takenOfSku } from './kinds/products.js';
export { faultsOfRefusal } from './kinds/refusals.js';
export { takenOfRow, textOf } from './kinds/rows.js';
export { skuPageOf, skuQueriesOf, stock, type SkuQuery } from './kinds/stock.js';
export { refuseUnsafe, type Deletion } from './upload/deletions.js';
export { duplicate, faultsOfRecord, tooMany, unknownMembers } from './upload/faults.js';
export { FILE_FORMATS, formatByName, type FileFormat } from './file-format.js';
export { rejectsOf } from './upload/rejects.js';
export { previewRequestsOf, sendInHalves } from './upload/requests.js';
export { linesOf, readRecords, type ParseCsv } from './read-records.js';
