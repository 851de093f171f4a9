/** For a route whose answer the store has written as JSON text. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;
