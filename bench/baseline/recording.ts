import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import type { ServiceName } from '../../tools/stack/topology.js';
import type { RecordedQuery } from './record-queries.js';

export type Transaction = RecordedQuery[];

/** Records the statements that a service of the stack sends to Postgres in a file. */
export class Recording {
  private readonly file = path.join(tmpdir(), `entrepot-bench-${randomBytes(6).toString('hex')}`);

  constructor(private readonly service: ServiceName) {}

  /** Environment variables for the recorded stack. */
  get environment(): Record<string, string> {
    return {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'record-queries.js')).href}`,
      BENCH_RECORDING: this.file,
      BENCH_RECORDED_SERVICE: this.service,
    };
  }

  /** Ends the recording; the service keeps running. @returns the transactions that contain the text, in order */
  async end(stack: TestStack, text: string): Promise<Transaction[]> {
    process.kill(stack.service(this.service).pid, 'SIGUSR2');
    const lines = (await readFile(this.file, 'utf8')).trimEnd().split('\n');
    return lines
      .filter((line) => line.includes(text))
      .map((line) => JSON.parse(line) as Transaction);
  }

  async remove(): Promise<void> {
    await rm(this.file, { force: true });
  }
}
