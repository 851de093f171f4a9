import { spawnSync } from 'node:child_process';
import { program } from '../program.js';
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

/** The completions of bash after these words; the last word is incomplete. */
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

describe('the completion of fish and PowerShell', () => {
  const tree = commandTree(root);

  it.each([
    ['fish', (path: string) => `    case '${path}'\n      printf '%s\\n' `],
    ['powershell', (path: string) => `  '${path}' = @(`],
  ] as const)('of %s has the words of every command', (shell, headOf) => {
    const text = completionScript(shell, tree);
    for (const { path, words } of tree) {
      const start = text.indexOf(headOf(path));
      expect([path, start]).not.toEqual([path, -1]);
      const [line = ''] = text.slice(start + headOf(path).length).split('\n');
      for (const { word } of words) expect(line).toMatch(new RegExp(`'${word}['\t]`));
    }
    expect(text).toContain("'lost'");
  });

  it('has no duplicate key in a table of PowerShell, whose keys ignore case', () => {
    const lines = completionScript('powershell', tree).split('\n');
    const keys = lines.flatMap((line) => /^ {2}('.*?') = @\(/.exec(line)?.[1] ?? []);
    expect(keys.length).toBeGreaterThan(tree.length);
    expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length);
  });
});
