/** What is wrong with a record. */
export interface Fault {
  /** Stable, as those of the API. */
  code: string;
  /** In words, with the field. */
  detail: string;
}

export function fault(code: string, field: string, what: string): Fault {
  return { code, detail: `${field} ${what}` };
}
