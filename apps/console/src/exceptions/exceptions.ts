import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { messages } from './messages.js';

export type Exception = Schemas['ExceptionResponse'];

/** The newest first. */
export function readExceptions(query: Query<'listExceptions'>, signal: AbortSignal) {
  return call('listExceptions', { query, signal });
}

/** Acknowledges an exception, which shows other operators that someone handles it. */
export function acknowledge({ id }: Exception): Promise<Exception> {
  return call('acknowledgeException', { path: { id } });
}

export function kindText({ kind }: Exception): string {
  return messages.kinds[kind] ?? kind;
}
