import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasJava, hasMaven, javaCommand } from '../stack/infrastructure/kafka/java.js';
import { projectRoot } from '../stack/paths.js';
import { installPython } from './install-python.js';
import { expectProgram } from './run-program.js';

const LANGUAGES = ['typescript', 'python', 'java'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The folders of `examples`; the value is the name of the program in each language. */
const PROGRAMS = { consumers: 'consumer', receivers: 'receiver' } as const;

/** An example in the form of its readers: a copy outside the repository, with its packages. */
export interface InstalledExample {
  language: Language;
  folder: string;
  command: string;
  words: string[];
}

export interface Installed {
  programs: InstalledExample[];
  /** The missing toolchain of this machine, by language. */
  missing: string[];
  remove(): void;
}

/** Copies examples out of the repository, and installs and compiles each as its document says. */
export async function installExamples(examples: keyof typeof PROGRAMS): Promise<Installed> {
  const folder = mkdtempSync(path.join(tmpdir(), `entrepot-${examples}-`));
  cpSync(path.join(projectRoot(), 'examples', examples), folder, { recursive: true });
  const lacking = new Map(LANGUAGES.map((language) => [language, lackOf(language)]));
  const present = LANGUAGES.filter((language) => lacking.get(language) === undefined);
  const programs = await Promise.all(
    present.map(async (language) => {
      const languageFolder = path.join(folder, language);
      const [command, ...words] = await INSTALLERS[language](languageFolder, PROGRAMS[examples]);
      return { language, folder: languageFolder, command, words };
    }),
  );
  return {
    programs,
    missing: [...lacking].flatMap(([language, lack]) => (lack ? [`${language}: ${lack}`] : [])),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function lackOf(language: Language): string | undefined {
  if (language === 'python') {
    const { status } = spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' });
    return status === 0 ? undefined : 'Python 3 with venv is not on this machine';
  }
  if (language === 'java') {
    const hasCompiler = spawnSync('javac', ['-version'], { stdio: 'ignore' }).status === 0;
    return hasJava() && hasCompiler && hasMaven()
      ? undefined
      : 'a JDK 17 with Maven is not on this machine';
  }
  return undefined;
}

type Command = [command: string, ...words: string[]];

const INSTALLERS: Record<Language, (folder: string, program: string) => Promise<Command>> = {
  async typescript(cwd, program) {
    const root = projectRoot();
    if (readFileSync(path.join(cwd, 'package.json'), 'utf8').includes('@entrepot/events')) {
      const pack = ['pack', '--workspace', '@entrepot/events', '--pack-destination', cwd];
      await expectProgram('npm', [...pack, '--silent'], { cwd: root });
    }
    await expectProgram('npm', ['install', '--silent', '--no-audit', '--prefer-offline'], { cwd });
    const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
    const module = ['--module', 'nodenext', '--target', 'es2024', '--skipLibCheck', '--strict'];
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    await expectProgram(tsc, ['--noEmit', ...module, ...types, `${program}.ts`], { cwd });
    return [process.execPath, `${program}.ts`];
  },
  async python(folder, program) {
    const requirements = path.join(folder, 'requirements.txt');
    const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
    const packages = ['--require-hashes', '--requirement', requirements];
    const python = await installPython(`${program}-${hash.slice(0, 12)}`, packages);
    return [python, `${program}.py`];
  },
  async java(cwd, program) {
    await expectProgram('mvn', ['--batch-mode', '--quiet', 'compile'], { cwd });
    const quiet = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn';
    const main = program.charAt(0).toUpperCase() + program.slice(1);
    return [javaCommand(), quiet, '-cp', 'target/classes:target/dependency/*', main];
  },
};
