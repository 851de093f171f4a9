import type { components, operations } from './generated/api.js';

/** The schemas of bodies and answers by name, for example `Schemas['OrderResponse']`. */
export type Schemas = components['schemas'];

/** The operations by their id in the API document. */
export type OperationId = keyof operations;

type Parameters<I extends OperationId> = operations[I]['parameters'];

/** The query parameters of an operation. */
export type Query<I extends OperationId> = Exclude<Parameters<I>['query'], undefined>;

type Body<I extends OperationId> = operations[I] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? { body: B }
  : operations[I] extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { body?: B }
    : { body?: never };

/** Of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Where the operation takes one; one is made when it is left out. */
  idempotencyKey?: string | undefined;
}

/** What an operation takes: `path`, `query` and `body` where it has them. */
export type Input<I extends OperationId> = Pick<Parameters<I>, 'path' | 'query'> &
  Body<I> &
  CallOptions;

type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : undefined;

/** The body of an operation's success. */
export type Answer<I extends OperationId> = ContentOf<
  operations[I]['responses'][keyof operations[I]['responses']]
>;
