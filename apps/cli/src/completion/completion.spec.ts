import { spawnSync } from 'node:child_process';
import { program } from '../commands/program.js';
import { processTerminal } from '../terminal/terminal.js';
import { commandTree } from './command-tree.js';
import { completionScript } from './scripts.js';

const root = program({
  terminal: processTerminal(),
  env: {},
  stdin: process.stdin,
  signal: AbortSignal.abort(),
});
const script = completionScript('bash', commandTree(root));

/** What bash offers after these words; the last one is being typed. */
function completed(...words: string[]): string[] {
  const typed = words.map((word) => `'${word}'`).join(' ');
  const source = `${script}
COMP_WORDS=(entrepot ${typed}); COMP_CWORD=${words.length}
_entrepot
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', source], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n').toSorted();
}

describe('the completion of bash', () => {
  it('offers commands, their commands and options', () => {
    expect(completed('log')).toEqual(['login', 'logout', 'logs']);
    expect(completed('completion', 'z')).toEqual(['zsh']);
    expect(completed('orders', '')).toEqual(
      expect.arrayContaining(['cancel', 'list', 'show', 'watch', '--json']),
    );
    expect(completed('listen', '--f')).toEqual(['--forward-to', '--from']);
    expect(completed('--as', 'OPS', 'orders', 'watch', '--st')).toEqual(['--status']);
  });

  it('offers the values of an option where they are known, and files otherwise', () => {
    expect(completed('orders', 'cancel', 'ACME-1', '--reason-code', 'l')).toEqual(['lost']);
    expect(completed('orders', 'cancel', 'ACME-1', '--reason', '')).toEqual(['']);
  });
});
