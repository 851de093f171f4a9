import type { Command } from 'commander';
import { SPECS } from '../api/specs/index.js';
import { FakeApi } from '../spec/fake-api.js';
import type { Context } from '../terminal/context.js';
import { program } from '../program.js';

/** The words of every command, with a value for each input that it needs. */
function callsOf(command: Command, path: readonly string[] = []): [string, string[]][] {
  if (command.commands.length > 0) {
    return command.commands.flatMap((subcommand) =>
      callsOf(subcommand, [...path, subcommand.name()]),
    );
  }
  const values = command.registeredArguments
    .filter(({ required }) => required)
    .map((argument) => argument.argChoices?.[0] ?? (argument.name() === 'method' ? 'GET' : '1'));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long }) => [long ?? '', 'http://127.0.0.1:9']);
  return [[path.join(' '), [...path, ...values, ...options]]];
}

/** Commands that print CSV and are not lists of one operation. */
const BY_HAND = ['categories export', 'channel listings', 'context list', 'skus export', 'status'];

describe('-o csv', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it('is refused by every command that does not print CSV', async () => {
    const printing: string[] = [];
    for (const [words, call] of callsOf(program({} as Context))) {
      const { code, notes } = await api.runCommand('operator', [...call, '-o', 'csv']);
      if (notes[0] !== 'error: This command does not print csv.') printing.push(words);
      else expect({ words, code }).toEqual({ words, code: 2 });
    }
    const lists = SPECS.filter(({ list }) => list).map(({ path }) => path);
    expect(printing.toSorted()).toEqual([...lists, ...BY_HAND].toSorted());
  });
});
