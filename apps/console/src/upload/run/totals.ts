import type { LineNote, Plan, Product } from '../file/plan.js';
import { isSendable } from './sending.js';

/** What an upload would do, or has done. */
export interface Totals {
  products: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Products that are not sent, with all of their lines. */
  refused: number;
  /** SKUs that review would deny. */
  review: number;
  sent: number;
  failed: number;
  /** Products that can be sent, with their SKUs. */
  sendable: number;
  sendableSkus: number;
  /** Those of them that would delete SKUs. */
  deleting: number;
  deletingSkus: number;
  /** SKUs that would be deleted. */
  deletions: readonly string[];
  /** Products that no dry run has seen. */
  unchecked: number;
}

export function totalsOf({ products }: Pick<Plan, 'products'>): Totals {
  const of = (state: Product['state']): number =>
    products.filter((product) => product.state === state).length;
  const sum = (value: (product: Product) => number): number =>
    products.reduce((total, product) => total + value(product), 0);
  const open = products.filter((product) => isSendable(product, true));
  const deleting = open.filter(({ deletes }) => deletes.length > 0);
  return {
    products: products.length,
    created: sum(({ preview }) => preview?.created ?? 0),
    updated: sum(({ preview }) => preview?.updated ?? 0),
    unchanged: sum(({ preview }) => preview?.unchanged ?? 0),
    refused: of('refused'),
    review: sum(({ notes }) => new Set(notes.filter(isReview).map(({ line }) => line)).size),
    sent: of('sent'),
    failed: of('failed'),
    sendable: open.length,
    sendableSkus: skusIn(open),
    deleting: deleting.length,
    deletingSkus: skusIn(deleting),
    deletions: open.flatMap(({ deletes }) => deletes),
    unchecked: products.filter(({ state, preview }) => state === 'ready' && !preview).length,
  };
}

function skusIn(products: readonly Product[]): number {
  return products.reduce((total, { records }) => total + records.length, 0);
}

const isReview = ({ kind }: LineNote): boolean => kind === 'review';

/** The reasons of all lines, in the order of the file. */
export function notesOf({ products, strays }: Plan): LineNote[] {
  return [...strays, ...products.flatMap(({ notes }) => notes)].toSorted(
    (one, other) => one.line - other.line,
  );
}
