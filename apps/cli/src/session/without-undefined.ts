/** Leaves out the options that were not given: optional members of a request must not be undefined. */
export function withoutUndefined<T extends object>(
  options: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
