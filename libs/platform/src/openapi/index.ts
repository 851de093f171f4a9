export { Answers } from './answers.js';
export type { AnswerBody, JsonShape, Operation } from './answers.js';
export { routeText } from './route.js';
export type { RouteText } from './route.js';
