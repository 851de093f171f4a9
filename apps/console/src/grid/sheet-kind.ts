import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SheetRules } from './rows/judge.js';
import type { Row } from './rows/sheet.js';

/** A column beside those that can be edited. A: what the API answers about a row */
export interface AnswerColumn<A> {
  id: string;
  label: string;
  numeric?: true;
  /** As it is copied. */
  textOf: (answer: A) => string;
  cell: (answer: A, row: Row) => ReactNode;
}

/** A row that is saved, with what the API answered about it. */
export interface AnsweredRow<A> {
  row: Row;
  answer: A;
}

/** Everything that a grid of one kind of records needs. */
export interface SheetKind<A> extends SheetRules<A> {
  id: string;
  title: string;
  /** How it is used. */
  explained: string;
  /** Where the answers are about all rows. */
  columnsOf: (answers: Iterable<A>) => readonly AnswerColumn<A>[];
  /** One answer for each row, in their order. @throws ApiProblem */
  ask: (rows: readonly Row[]) => Promise<readonly A[]>;
  saveTitle: string;
  portion: number;
  /**
   * Saves rows in one request.
   * @returns for each the error, or undefined where it was saved
   * @throws ApiProblem of all of them
   */
  save: (rows: readonly AnsweredRow<A>[]) => Promise<readonly (Error | undefined)[]>;
  /** Reads again what shows the saved records. */
  onSaved: (queries: QueryClient) => void;
  nameOf: (row: Row) => string;
  linkTo: (row: Row) => ReactNode;
}
