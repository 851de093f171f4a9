export { ACROSS_MERCHANTS } from './across-merchants.js';
export { ApiEndpoint } from './api-endpoint.js';
export type { AnswerBody, Operation } from './api-endpoint.js';
export { described } from '#contracts';
export { anyObject, mapOf, model, nullable, oneOf, optional } from './model.js';
export { routeText } from './route.js';
export type { RouteText } from './route.js';
