export { ACROSS_MERCHANTS } from './across-merchants.js';
export { ApiEndpoint } from './api-endpoint.js';
export type { AnswerBody, JsonShape, Operation } from './api-endpoint.js';
export { routeText } from './route.js';
export type { RouteText } from './route.js';
