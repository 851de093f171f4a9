export { Answers, operationOf } from './answers.js';
export type { AnswerBody, JsonShape, Operation, OperationText, OtherBody } from './answers.js';
export { takesIdempotencyKey } from './idempotent.js';
