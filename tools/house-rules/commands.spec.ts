import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from '../../apps/cli/src/program.js';
import {
  blocksIn,
  cliWordsOf,
  mentionsIn,
  scriptOf,
  selectionOf,
  type CommandBlock,
} from './documented-commands.js';
import { projectFiles } from './project-files.js';

const texts = projectFiles(
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  'examples/**/*.md',
  'libs/*/README.md',
).map((file) => [file, readFileSync(file, 'utf8')] as const);
const blocks = texts.flatMap(([file, text]) => blocksIn(file, text));
const mentions = texts.flatMap(([, text]) => mentionsIn(text));
// A block that a test runs may call the scripts of another package.
const checked = blocks.filter(({ mark }) => mark?.startsWith('run by') !== true);
const commands = [...checked.flatMap((block) => block.commands), ...mentions].filter(
  (words) => !words.some((word) => /[<[…]/.test(word)),
);

/** Commands of npm itself, whose arguments it checks. */
const OF_NPM = new Set(['ci', 'install', 'pack', 'audit', 'version']);

const isChecked = (words: string[]): boolean =>
  cliWordsOf(words) !== undefined ||
  scriptOf(words) !== undefined ||
  (words[0] === 'npm' && OF_NPM.has(words[1] ?? ''));

interface Project {
  displayName: string;
  testRegex: string | string[];
  testPathIgnorePatterns?: string[];
}

/** The projects of each script that runs Jest. */
async function projectsOf(config: string): Promise<Project[]> {
  const { default: loaded } = (await import(pathToFileURL(path.resolve(config)).href)) as {
    default: Project & { projects?: Project[] };
  };
  return loaded.projects ?? [loaded];
}

const CONFIGS: Readonly<Record<string, string>> = {
  test: 'jest.config.js',
  'test:nightly': 'jest.nightly.config.js',
  'test:faults': 'e2e/faults/jest.config.js',
};

const isOf = ({ testRegex, testPathIgnorePatterns = [] }: Project, file: string): boolean =>
  [testRegex].flat().some((pattern) => new RegExp(pattern).test(file)) &&
  !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(file));

/** The source of a test file, with the suites that it lists. */
function sourceOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  const suites = [...source.matchAll(/'(\.[^']*\.suite)\.js'/g)].map(([, suite]) =>
    readFileSync(path.join(path.dirname(file), `${suite}.ts`), 'utf8'),
  );
  return [source, ...suites].join('\n');
}

/** The test files that a call of Jest selects and that have its text. */
async function selectedBy(config: string, words: readonly string[]): Promise<string[]> {
  const { paths, project, name = '' } = selectionOf(words);
  const projects = await projectsOf(config);
  const chosen = projects.filter(({ displayName }) => (project ?? displayName) === displayName);
  return projectFiles('**/*.spec.ts').filter(
    (file) =>
      chosen.some((jestProject) => isOf(jestProject, path.resolve(file))) &&
      (paths.length === 0 ||
        paths.some((selectedPath) => path.resolve(file).includes(selectedPath))) &&
      new RegExp(name).test(sourceOf(file)),
  );
}

type Cli = ReturnType<typeof program>;

/** The command line, whose commands do nothing. */
function idleProgram(): Cli {
  const idle = (command: Cli): void => {
    command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
    if (command.commands.length === 0) command.action(() => undefined);
    for (const subcommand of command.commands) idle(subcommand as Cli);
  };
  const root = program({} as Parameters<typeof program>[0]);
  idle(root);
  return root;
}

/** The code of the fault that the command line finds in words; `help` and `version` are none. */
async function faultOf(words: readonly string[]): Promise<string | undefined> {
  try {
    await idleProgram().parseAsync([...words], { from: 'user' });
    return undefined;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return code.startsWith('commander.help') ? undefined : `${words.join(' ')}: ${code}`;
  }
}

describe('The commands in documents', () => {
  it('are checked here, run by the test that a comment names, or marked with the reason why they are not', () => {
    expect(blocks.length).toBeGreaterThan(25);
    const unchecked = blocks
      .filter(({ mark, commands: all }) => mark === undefined && !all.every(isChecked))
      .map(({ place, commands: all }) => [place, ...all.filter((words) => !isChecked(words))]);
    expect(unchecked).toEqual([]);
    const testsOf = ({ mark = '' }: CommandBlock): string[] =>
      /^run by: (.+)$/.exec(mark)?.[1]?.split(', ') ?? [];
    const missing = blocks.flatMap((block) => testsOf(block).filter((file) => !existsSync(file)));
    expect(missing).toEqual([]);
  });

  it('name scripts of npm that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = commands.flatMap((words) => scriptOf(words)?.[0] ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('select tests, where they run some', async () => {
    const calls = commands.flatMap((words) => {
      const [script = '', args = []] = scriptOf(words) ?? [];
      const config = CONFIGS[script];
      return config !== undefined && args.length > 0 ? [{ config, args }] : [];
    });
    expect(calls.length).toBeGreaterThan(6);
    const selected = await Promise.all(
      calls.map(async ({ config, args }) => ({
        call: args.join(' '),
        hasTests: (await selectedBy(config, args)).length > 0,
      })),
    );
    expect(selected.filter(({ hasTests }) => !hasTests)).toEqual([]);
  });

  it('are understood by the command line, if they call it', async () => {
    const ofBlocks = blocks.flatMap(({ commands: all }) =>
      all.flatMap((words) => [cliWordsOf(words)].filter((cliWords) => cliWords !== undefined)),
    );
    expect(ofBlocks.length).toBeGreaterThan(10);
    const faults = await Promise.all(ofBlocks.map(faultOf));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    // A mention may leave out arguments.
    const named = mentions.flatMap((words) =>
      [cliWordsOf(words)].filter((cliWords) => cliWords !== undefined),
    );
    const unknown = (await Promise.all(named.map(faultOf))).filter((fault) =>
      /unknown(?:Command|Option)$/.test(fault ?? ''),
    );
    expect(unknown).toEqual([]);
  });
});
