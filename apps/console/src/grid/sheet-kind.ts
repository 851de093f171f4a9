import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SheetRules } from './rows/judge.js';
import type { Row } from './rows/sheet.js';

/** A column in addition to the editable ones. A: the answer of the API about a row */
export interface AnswerColumn<A> {
  id: string;
  label: string;
  numeric?: true;
  /** The text for copying. */
  textOf: (answer: A) => string;
  cell: (answer: A, row: Row) => ReactNode;
}

/** A row to save, with the answer of the API about it. */
export interface AnsweredRow<A> {
  row: Row;
  answer: A;
}

/** Everything that a grid of one kind of records needs. */
export interface SheetKind<A> extends SheetRules<A> {
  id: string;
  title: string;
  /** Instructions for the grid. */
  explained: string;
  /** The columns of the answers, given the answers about all rows. */
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
  /** Refetches the data that shows the saved records. */
  onSaved: (queries: QueryClient) => void;
  nameOf: (row: Row) => string;
  linkTo: (row: Row) => ReactNode;
}
