/** The columns of a list in the address of any page, with their ids separated by commas; for links to a view. */
export interface ColumnsSearch {
  columns?: string | undefined;
}

export function columnsSearch({ columns }: Readonly<Record<string, unknown>>): ColumnsSearch {
  return typeof columns === 'string' && columns !== '' ? { columns } : {};
}
