/** The owner of a draft: the record at an address with its parameters, or a page regardless of its parameters. */
export type DraftScope = 'record' | 'page';

/** An address of the console, without its base. */
export interface Address {
  pathname: string;
  search: object;
}

/** Names a place, ignoring the drawer of the raw data, which opens above a form and does not change it. */
export function placeOf({ pathname, search }: Address, scope: DraftScope): string {
  return JSON.stringify(scope === 'page' ? [pathname] : [pathname, { ...search, raw: undefined }]);
}
