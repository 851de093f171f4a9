import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { Worker, type JestWorkerFarm } from 'jest-worker';
import { measurePatience } from './patience.ts';

interface Watcher {
  isInterrupted(): boolean;
}

type TestFiles = JestWorkerFarm<typeof import('./test-file.ts')>;

/** Files that start stacks of all services: two of them keep two cores busy, while the others leave a core idle half of the time. */
const OF_STACKS = /\.(e2e|fault|nightly)\.spec\.ts$/;

const WORKERS_PER_CORE = 2;
const WORKERS_OF_STACKS_PER_CORE = 0.5;
const LEAST_WORKERS = 2;

/**
 * Runs test files in child processes whose modules are Node's own, so that a process loads Nest and the product once
 * for all files. Jest's own runner gives each file a VM context and loads 4,000 modules again, and jest-light-runner
 * ignores time limits and failures of `beforeAll`.
 */
export default class NativeRunner {
  readonly #config: Config.GlobalConfig;

  constructor(config: Config.GlobalConfig) {
    this.#config = config;
  }

  /**
   * Runs the files and reports each. Some workers start with the files that start stacks, and the others run none of
   * these, so that a worker starts a shared stack only once.
   */
  async runTests(
    tests: Test[],
    watcher: Watcher,
    onStart: (test: Test) => Promise<void>,
    onResult: (test: Test, result: TestResult) => Promise<void>,
    onFailure: (test: Test, error: unknown) => Promise<void>,
    { serial }: { serial: boolean },
  ): Promise<void> {
    await measurePatience();
    const ofStacks = tests.filter(({ path: file }) => OF_STACKS.test(file)).values();
    const otherTests = tests.filter(({ path: file }) => !OF_STACKS.test(file)).values();
    const work = async (queues: Iterable<Test>[]) => {
      const worker = startWorker();
      for (const test of chain(queues)) {
        if (watcher.isInterrupted()) break;
        await onStart(test);
        await worker
          .runTestFile(test.path, this.#config, test.context.config)
          .then((result) => onResult(test, result))
          .catch((error: unknown) => onFailure(test, error));
      }
      await worker.stopShared();
      await worker.end();
    };
    const all = serial ? 1 : this.#workers(WORKERS_PER_CORE);
    const first = this.#workers(WORKERS_OF_STACKS_PER_CORE);
    await Promise.all(
      Array.from({ length: all }, (_, index) =>
        work(index < first ? [ofStacks, otherTests] : [otherTests]),
      ),
    );
  }

  #workers(perCore: number): number {
    const workers = Math.max(LEAST_WORKERS, Math.floor(availableParallelism() * perCore));
    return Math.min(workers, this.#config.maxWorkers);
  }
}

function* chain<T>(parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

function startWorker(): TestFiles {
  const here = import.meta.dirname;
  const worker = new Worker(path.join(here, 'test-file.ts'), {
    exposedMethods: ['runTestFile', 'stopShared'],
    numWorkers: 1,
    forkOptions: {
      execArgv: [
        '--enable-source-maps',
        '--max-old-space-size=768',
        '--import',
        pathToFileURL(path.join(here, 'register.ts')).href,
      ],
      stdio: 'pipe',
      // The console takes its language from the machine, and machines differ.
      env: { ...process.env, LC_ALL: 'C' },
    },
  }) as TestFiles;
  worker.getStdout().pipe(process.stdout);
  worker.getStderr().pipe(process.stderr);
  return worker;
}
