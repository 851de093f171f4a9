/** A test that a line of the table names: a file, and the name of a test or a group of tests in it. */
export interface NamedTest {
  file: string;
  name: string;
}

/** A line of the table: a promise and the tests that check it. */
export interface ConformanceLine {
  /** `GET /ext/…`, `1.8`, or a name from the specification. */
  rule: string;
  promise: string;
  tests: NamedTest[];
}

/**
 * Reads every line of the tables in `docs/conformance.md`: rule, promise, and tests as `` `file` › name ``, separated
 * by `<br>`.
 * @throws Error for a line without a test, or with a malformed one
 */
export function readConformance(markdown: string): ConformanceLine[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|(?! (Rule|---))/.test(line))
    .map(readLine);
}

function readLine(line: string): ConformanceLine {
  const [rule = '', promise = '', tests = '', ...rest] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  if (rule === '' || promise === '' || rest.length > 0) throw new Error(`not a rule: ${line}`);
  return { rule: rule.replaceAll('`', ''), promise, tests: tests.split('<br>').map(readTest) };
}

function readTest(text: string): NamedTest {
  const [, file, name] = /^`([^`]+\.spec\.ts)` › (.+)$/.exec(text.trim()) ?? [];
  if (file === undefined || name === undefined) throw new Error(`not a test: ${text}`);
  return { file, name };
}
