import { eventually } from '#testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../tools/stack/paths.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

const PROGRAM = path.join(projectRoot(), 'apps/cli/dist/main.js');

/** Runs `entrepot events tail` against a stack until it has printed a number of lines. @returns them and the exit code */
export async function tailEvents(
  { sandbox, topicPrefix }: TestStack,
  options: readonly string[],
  count: number,
): Promise<{ lines: string[]; code: number | null }> {
  const words = [
    PROGRAM,
    'events',
    'tail',
    '--brokers',
    sandbox.kafkaBrokers.join(','),
    ...options,
  ];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, TOPIC_PREFIX: topicPrefix },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    await eventually(() => expect(output.split('\n').length - 1).toBeGreaterThanOrEqual(count), {
      timeoutMs: 30_000,
      waitingFor: `${count} events`,
    });
  } finally {
    child.kill('SIGINT');
  }
  const [code] = (await exited) as [number | null];
  return { lines: output.trim().split('\n'), code };
}
