/** How many are named in an error. */
const NAMED = 3;

/** The refusals that a test has received and not read. */
const unread = new Map<object, string>();

/** Returns the answer; if it is a refusal, the test must read a member of it besides the headers. */
export function watched<A extends { status: number }>(path: string, answer: A): A {
  if (answer.status < 400) return answer;
  const result = { ...answer };
  for (const member of Object.keys(answer).filter((name) => name !== 'headers')) {
    const get = () => {
      unread.delete(result);
      return answer[member as keyof A];
    };
    Object.defineProperty(result, member, { enumerable: true, get });
  }
  unread.set(result, `${path} was answered ${JSON.stringify(answer)}`);
  return result;
}

/**
 * For the end of each test: a write that was refused, on a busy machine for example, otherwise looks like a fault of
 * what the test checks.
 * @throws if a refusal was not read
 */
export function requireRefusalsRead(): void {
  const refusals = [...unread.values()];
  unread.clear();
  if (refusals.length > 0)
    throw new Error(
      `the test ignored ${refusals.length} refusals:\n${refusals.slice(0, NAMED).join('\n')}`,
    );
}
