import type { ReactNode } from 'react';
import { ApiProblem, type FieldFault } from '../api/problem.js';
import type { FormField, FormValues } from '../design/forms/form-field.js';

/** A record of an action on many. */
export interface BulkItem<R> {
  row: R;
  /** The same key for each request about the record, so that a repeated request takes effect once. */
  idempotencyKey: string;
}

/** An action on many records. R: a record of a list */
export interface BulkAct<R> {
  title: string;
  explained: string;
  /** The operation of the API; a session that may not call it does not have the action. */
  operationId: string;
  /** A function if the fields depend on the entered values or the selection. @param rows the selected rows that are loaded */
  fields: readonly FormField[] | ((values: FormValues, rows: readonly R[]) => readonly FormField[]);
  initial?: FormValues | ((rows: readonly R[]) => FormValues);
  /**
   * Describes the effect on a record, one line each; if set, the effect on the first records is shown before anything
   * is sent.
   * @throws Error why the record cannot be sent
   */
  preview?: (row: R, values: FormValues) => Promise<string>;
  /** The action cannot be undone: the person must type the number of records. */
  final?: true;
  /** Whether the record allows the action; without it, all records do. */
  applies?: (row: R) => boolean;
  /** The number of records in one request. */
  portion: number;
  /**
   * Sends a portion.
   * @returns for each record the error, or undefined where it succeeded
   * @throws ApiProblem of all of them
   */
  send: (
    items: readonly BulkItem<R>[],
    values: FormValues,
  ) => Promise<readonly (Error | undefined)[]>;
}

/** The id, label and link of a record. */
export interface BulkNames<R> {
  nameOf: (row: R) => string;
  linkTo: (row: R) => ReactNode;
}

/** The part of an action that sends one request for each record. */
export function oneByOne<R>(
  send: (row: R, values: FormValues, idempotencyKey: string) => Promise<unknown>,
): Pick<BulkAct<R>, 'portion' | 'send'> {
  return {
    portion: 1,
    send: async (items, values) => {
      for (const { row, idempotencyKey } of items) await send(row, values, idempotencyKey);
      return [];
    },
  };
}

/** The result of a row of a batch; a refused row has a code. */
export interface RowResult {
  status: number;
  code?: string;
  detail?: string;
  errors?: readonly FieldFault[];
}

/** The error of a row of a batch, or undefined if the row was accepted. */
export function errorOfRow({ status, code, detail, errors }: RowResult): ApiProblem | undefined {
  if (code === undefined) return undefined;
  return new ApiProblem(status, {
    code,
    ...(detail !== undefined && { title: detail }),
    ...(errors && { errors }),
  });
}

/** Describes an error, one sentence per line. */
export function wordsOf(error: Error): string {
  if (!(error instanceof ApiProblem)) return error.message;
  return [error.detail, ...error.errors.map(({ detail }) => detail)].join('\n');
}
