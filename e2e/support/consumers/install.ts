import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPython } from '../../../tools/outside-programs/install-python.js';
import { expectProgram } from '../../../tools/outside-programs/run-program.js';
import { hasJava, hasMaven, javaCommand } from '../../../tools/stack/infrastructure/kafka/java.js';
import { projectRoot } from '../../../tools/stack/paths.js';

const LANGUAGES = ['typescript', 'python', 'java'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An example as its reader has it: a copy outside the repository, with what it needs. */
export interface InstalledConsumer {
  language: Language;
  folder: string;
  command: string;
  words: string[];
}

export interface Installed {
  consumers: InstalledConsumer[];
  /** What this machine lacks, by language. */
  missing: string[];
  remove(): void;
}

/** Copies the examples out of the repository, and installs and compiles each as docs/consuming.md says. */
export async function installConsumers(): Promise<Installed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-consumers-'));
  cpSync(path.join(projectRoot(), 'examples', 'consumers'), folder, { recursive: true });
  const lacking = new Map(LANGUAGES.map((language) => [language, lackOf(language)]));
  const present = LANGUAGES.filter((language) => lacking.get(language) === undefined);
  const consumers = await Promise.all(
    present.map(async (language) => {
      const own = path.join(folder, language);
      const [command, ...words] = await INSTALLERS[language](own);
      return { language, folder: own, command, words };
    }),
  );
  return {
    consumers,
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

const INSTALLERS: Record<Language, (folder: string) => Promise<Command>> = {
  async typescript(cwd) {
    const root = projectRoot();
    const pack = ['pack', '--workspace', '@entrepot/events', '--pack-destination', cwd];
    await expectProgram('npm', [...pack, '--silent'], { cwd: root });
    await expectProgram('npm', ['install', '--silent', '--no-audit', '--prefer-offline'], { cwd });
    const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
    const module = ['--module', 'nodenext', '--target', 'es2024', '--skipLibCheck', '--strict'];
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    await expectProgram(tsc, ['--noEmit', ...module, ...types, 'consumer.ts'], { cwd });
    return [process.execPath, 'consumer.ts'];
  },
  async python(folder) {
    const requirements = path.join(folder, 'requirements.txt');
    const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
    const packages = ['--require-hashes', '--requirement', requirements];
    return [await installPython(`consumer-${hash.slice(0, 12)}`, packages), 'consumer.py'];
  },
  async java(cwd) {
    await expectProgram('mvn', ['--batch-mode', '--quiet', 'compile'], { cwd });
    const quiet = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn';
    return [javaCommand(), quiet, '-cp', 'target/classes:target/dependency/*', 'Consumer'];
  },
};
