/** A fault of a member in a document that an operator loads. */
export interface Fault {
  /** A JSON pointer (RFC 6901) from the document's root. */
  pointer: string;
  /** The kind of the violated rule, in kebab-case. */
  code: string;
  /** In words, to be read after the pointer. */
  detail: string;
}

export function fault(pointer: string, code: string, detail: string): Fault {
  return { pointer, code, detail };
}

/** Returns the faults of all items, each with the pointer of its item. */
export function faultsOfEach<T>(
  items: readonly T[] | undefined,
  pointer: string,
  faultsOf: (item: T, pointer: string, index: number) => Fault[],
): Fault[] {
  return (items ?? []).flatMap((item, index) => faultsOf(item, `${pointer}/${index}`, index));
}
