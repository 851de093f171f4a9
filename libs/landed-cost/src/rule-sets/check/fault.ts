/** What is wrong with a member of a document that an operator loads. */
export interface Fault {
  /** RFC 6901, from the document's root. */
  pointer: string;
  /** The kind of the violated rule, in kebab-case. */
  code: string;
  /** For people, as it reads after the pointer. */
  detail: string;
}

export function fault(pointer: string, code: string, detail: string): Fault {
  return { pointer, code, detail };
}

/** The faults of each item, with the pointer of the item. */
export function faultsOfEach<T>(
  items: readonly T[] | undefined,
  pointer: string,
  faultsOf: (item: T, pointer: string, index: number) => Fault[],
): Fault[] {
  return (items ?? []).flatMap((item, index) => faultsOf(item, `${pointer}/${index}`, index));
}
