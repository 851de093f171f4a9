/** A block of shell commands in a document. */
export interface CommandBlock {
  /** `docs/cli.md:7`. */
  at: string;
  /** The comment before it: `run by: FILE`, `not run: WHY`, or the file of a sample. */
  mark: string | undefined;
  /** Each as its words. */
  commands: string[][];
}

const BLOCK =
  /^(?: *<!-- (?<mark>(?:run by|not run): [^\n]+|docs\/samples\/\S+) -->\n+)?(?: *<!-- prettier-ignore -->\n+)? *```bash\n(?<code>[^]*?)^ *```$/gm;

export function blocksIn(file: string, text: string): CommandBlock[] {
  return [...text.matchAll(BLOCK)].map(({ index, groups = {} }) => ({
    at: `${file}:${text.slice(0, index).split('\n').length}`,
    mark: groups['mark'],
    commands: commandsIn(groups['code'] ?? ''),
  }));
}

/** The commands of npm and `entrepot` that a text mentions between backticks. */
export function mentionsIn(text: string): string[][] {
  const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, '');
  return [...prose.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|entrepot) [^`\n]+)`/g)].flatMap(
    ([, code = '']) => commandsIn(code),
  );
}

function commandsIn(code: string): string[][] {
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, ''))
    .flatMap((line) => line.split(/ (?:&&|\|\||\|) /))
    .map((command) => wordsOf(command.trim().replace(/^(?:[A-Z_]+=[^\s$]+ )+/, '')))
    .filter((words) => words.length > 0);
}

/** As a shell splits them; `…` stands for further words. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)]
    .map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'))
    .filter((word) => word !== '…');
}

/** The script that npm runs, with its arguments; undefined for npm's own commands. */
export function scriptOf([npm, ...words]: readonly string[]): [string, string[]] | undefined {
  if (npm !== 'npm') return undefined;
  const end = words.indexOf('--');
  const [verb = '', script] = words.slice(0, end === -1 ? undefined : end).filter(isNoOption);
  const given = end === -1 ? [] : words.slice(end + 1);
  if (verb === 'test' || verb === 'start') return [verb, given];
  return verb === 'run' && script !== undefined ? [script, given] : undefined;
}

function isNoOption(word: string): boolean {
  return !word.startsWith('-');
}

/** The words of the command line behind `entrepot` or `npm run cli --`. */
export function cliWordsOf(words: readonly string[]): string[] | undefined {
  if (words[0] === 'entrepot') return words.slice(1);
  const [script, given] = scriptOf(words) ?? [];
  return script === 'cli' ? given : undefined;
}

/** What a call of Jest selects: patterns of paths, the tier, and the text that names of tests contain. */
export function selectionOf(words: readonly string[]): {
  paths: string[];
  project?: string;
  name?: string;
} {
  const paths: string[] = [];
  const given: { project?: string; name?: string } = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-t') given.name = words[(at += 1)] ?? '';
    else if (word === '--selectProjects') given.project = words[(at += 1)] ?? '';
    else if (isNoOption(word)) paths.push(word);
  }
  return { paths, ...given };
}
