import { eventually } from '#testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../tools/stack/paths.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

const PROGRAM = path.join(projectRoot(), 'apps/cli/dist/main.js');

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The bundled command line of a person who started the sandbox: real processes with a separate home folder. */
export class Cli {
  private readonly env: NodeJS.ProcessEnv;
  private readonly running = new Set<ChildProcess>();

  constructor({ folder, topicPrefix }: TestStack, home: string) {
    this.env = {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: home,
      ENTREPOT_STACK_DIR: folder.root,
      TOPIC_PREFIX: topicPrefix,
    };
  }

  /** Runs a command to its end. */
  async run(words: readonly string[], env: NodeJS.ProcessEnv = {}, stdin = ''): Promise<CliResult> {
    const { child, output } = this.start(words, env);
    child.stdin?.end(stdin);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, ...output };
  }

  /** Starts a command that runs until it is interrupted. */
  follow(words: readonly string[], env: NodeJS.ProcessEnv = {}): Following {
    const { child, output } = this.start(words, env);
    child.stdin?.end();
    return new Following(child, output);
  }

  stop(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }

  private start(words: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, [PROGRAM, ...words], { env: { ...this.env, ...env } });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    this.running.add(child);
    child.once('close', () => this.running.delete(child));
    return { child, output };
  }
}

export class Following {
  constructor(
    private readonly child: ChildProcess,
    private readonly output: { stdout: string; stderr: string },
  ) {}

  lines(): string[] {
    return this.output.stdout.split('\n').filter((line) => line !== '');
  }

  /** Waits until the command has printed something to stderr. */
  async says(text: string): Promise<void> {
    await eventually(() => expect(this.output.stderr).toContain(text), { timeoutMs: 30_000 });
  }

  /** Ends the command with Ctrl-C. @returns its exit code */
  interrupt(): Promise<number | null> {
    return this.end('SIGINT');
  }

  /** Kills the command like a crash. @returns null, because it has no exit code */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.child, 'close');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
