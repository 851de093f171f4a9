/** A block of shell commands in a document. */
export interface CommandBlock {
  /** `docs/cli.md:7`. */
  place: string;
  /** The comment before it: `run by: FILE`, `not run: WHY`, or the file of a sample. */
  mark: string | undefined;
  /** Each as its words. */
  commands: string[][];
}

const BLOCK =
  /^(?: *<!-- (?<mark>(?:run by|not run): [^\n]+|docs\/samples\/\S+) -->\n+)?(?: *<!-- prettier-ignore -->\n+)? *```bash\n(?<code>[^]*?)^ *```$/gm;

export function blocksIn(file: string, text: string): CommandBlock[] {
  return [...text.matchAll(BLOCK)].map(({ index, groups = {} }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
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
  const args = end === -1 ? [] : words.slice(end + 1);
  if (verb === 'test' || verb === 'start') return [verb, args];
  return verb === 'run' && script !== undefined ? [script, args] : undefined;
}

function isNoOption(word: string): boolean {
  return !word.startsWith('-');
}

/** The words of the command line behind `entrepot` or `npm run cli --`. */
export function cliWordsOf(words: readonly string[]): string[] | undefined {
  if (words[0] === 'entrepot') return words.slice(1);
  const [script, args] = scriptOf(words) ?? [];
  return script === 'cli' ? args : undefined;
}

/** What a call of Jest selects: patterns of paths, the tier, and the text that names of tests contain. */
export function selectionOf(words: readonly string[]): {
  paths: string[];
  project?: string;
  name?: string;
} {
  const paths: string[] = [];
  const options: { project?: string; name?: string } = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '-t') options.name = words[(index += 1)] ?? '';
    else if (word === '--selectProjects') options.project = words[(index += 1)] ?? '';
    else if (isNoOption(word)) paths.push(word);
  }
  return { paths, ...options };
}
