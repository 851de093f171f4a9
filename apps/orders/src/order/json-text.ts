/** Header for a route that answers JSON text built by the database. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;
