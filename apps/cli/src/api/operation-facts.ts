import type { ClientKind } from '@entrepot/client';

/** A parameter of a query, or a member of a body. */
export interface ValueFacts {
  about: string;
  required?: boolean;
  /** Undefined means text. */
  type?: 'number' | 'boolean' | 'date' | 'json';
  /** Whether there may be several. */
  many?: boolean;
  values?: readonly string[];
  /** The members of the objects in an array. */
  each?: Readonly<Record<string, ValueFacts>>;
}

/** The facts about an operation that a command needs. */
export interface OperationFacts {
  summary: string;
  /** The kinds of clients that may call it; empty if everyone may. */
  kinds: readonly ClientKind[];
  /** The parameters of its path, in order. */
  path: readonly string[];
  query: Readonly<Record<string, ValueFacts>>;
  /** Whether `pageSize` can be chosen. */
  pages?: boolean;
  body?: Readonly<Record<string, ValueFacts>>;
}
