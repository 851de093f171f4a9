/** All records of a list. */
export async function collect<T>(records: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const record of records) collected.push(record);
  return collected;
}
