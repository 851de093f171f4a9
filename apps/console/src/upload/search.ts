const KINDS = ['refused', 'review', 'failed'] as const;

/** Which lines are listed, as it is in the address. */
export interface UploadSearch {
  show?: (typeof KINDS)[number] | undefined;
}

/** Leaves out what is no filter. */
export function uploadSearch(given: Readonly<Record<string, unknown>>): UploadSearch {
  const show = KINDS.find((kind) => kind === given['show']);
  return show === undefined ? {} : { show };
}
