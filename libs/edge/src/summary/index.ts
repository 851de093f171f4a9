export { needKinds } from './need-kinds.js';
export type { NeedKind } from './need-kinds.js';
export { needOf, SummaryParts } from './summary-parts.js';
export type { ReadSummaryPart, SummaryPart, SummaryScope } from './summary-parts.js';
export { ChartsResponse, NeedResponse } from './summary.response.dto.js';
