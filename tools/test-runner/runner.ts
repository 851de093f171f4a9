import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { Worker } from 'jest-worker';
import type { JestWorkerFarm } from 'jest-worker';

interface Options {
  /** How many workers the project has for each core; it has two at least. */
  share: number;
}

interface Watcher {
  isInterrupted(): boolean;
}

type TestFiles = JestWorkerFarm<typeof import('./test-file.ts')>;

const LEAST_WORKERS = 2;

/**
 * Runs test files in child processes whose modules are Node's own, so that a process loads Nest and the product once
 * for all files. Jest's own runner gives each file a VM context and loads 4,000 modules again, and jest-light-runner
 * ignores time limits and failures of `beforeAll`.
 */
export default class NativeRunner {
  readonly #config: Config.GlobalConfig;
  readonly #options: Options;

  constructor(config: Config.GlobalConfig, _context: unknown, options: Options) {
    this.#config = config;
    this.#options = options;
  }

  /** Runs the files, as many at once as the project has workers, and reports each. */
  async runTests(
    tests: Test[],
    watcher: Watcher,
    onStart: (test: Test) => Promise<void>,
    onResult: (test: Test, result: TestResult) => Promise<void>,
    onFailure: (test: Test, error: unknown) => Promise<void>,
    { serial }: { serial: boolean },
  ): Promise<void> {
    const waiting = tests.values();
    const work = async () => {
      const worker = startWorker();
      for (const test of waiting) {
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
    await Promise.all(Array.from({ length: serial ? 1 : this.#workers() }, work));
  }

  #workers(): number {
    const own = Math.floor(availableParallelism() * this.#options.share);
    return Math.min(Math.max(LEAST_WORKERS, own), this.#config.maxWorkers);
  }
}

function startWorker(): TestFiles {
  const here = import.meta.dirname;
  const worker = new Worker(path.join(here, 'test-file.ts'), {
    exposedMethods: ['runTestFile', 'stopShared'],
    numWorkers: 1,
    forkOptions: {
      execArgv: [
        '--enable-source-maps',
        '--max-old-space-size=512',
        '--import',
        path.join(here, 'register.ts'),
      ],
      stdio: 'pipe',
    },
  }) as TestFiles;
  worker.getStdout().pipe(process.stdout);
  worker.getStderr().pipe(process.stderr);
  return worker;
}
