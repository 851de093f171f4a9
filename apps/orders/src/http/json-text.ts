/** For a route whose answer the store has written as JSON text. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;

/** The same text where it is kept for a request that comes again (decision 1.9). */
export function parsed<A extends object>(answer: string): A {
  return JSON.parse(answer) as A;
}
