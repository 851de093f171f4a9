/** What a draft belongs to: the record at an address with its parameters, or a page whatever its parameters are. */
export type DraftScope = 'record' | 'page';

/** An address of the console, without its base. */
export interface Address {
  pathname: string;
  search: object;
}

/** Names a place; without the drawer of the raw data, which opens above a form and leaves the form as it is. */
export function placeOf({ pathname, search }: Address, scope: DraftScope): string {
  return JSON.stringify(scope === 'page' ? [pathname] : [pathname, { ...search, raw: undefined }]);
}
