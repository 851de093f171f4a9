/** The kinds of clients, as in the claims of their tokens. */
export type Kind = 'merchant' | 'fulfillment-partner' | 'sales-channel' | 'operator';

/** A parameter of a query, or a member of a body. */
export interface ValueFacts {
  about: string;
  required?: boolean;
  /** A text when left out. */
  type?: 'number' | 'boolean' | 'date' | 'json';
  /** Whether there may be several. */
  many?: boolean;
  values?: readonly string[];
  /** Of objects in an array: their members. */
  each?: Readonly<Record<string, ValueFacts>>;
}

/** What a command has to know of an operation. */
export interface OperationFacts {
  summary: string;
  /** Who may call it; empty if everyone may. */
  kinds: readonly Kind[];
  /** The parameters of its path, in their order. */
  path: readonly string[];
  query: Readonly<Record<string, ValueFacts>>;
  /** Whether `pageSize` can be chosen. */
  pages?: boolean;
  body?: Readonly<Record<string, ValueFacts>>;
}
