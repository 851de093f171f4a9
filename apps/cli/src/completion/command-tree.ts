import type { Command, Option } from 'commander';

/** A word that can be typed, with its description. */
export interface Word {
  word: string;
  description: string;
}

/** A command of the tree, with the words that may follow it. */
export interface Node {
  /** `''` for the program itself, else `' orders list'`. */
  path: string;
  words: Word[];
  /** Options that take a value, with the values that are known. */
  values: { option: string; choices: readonly string[] }[];
}

/** Every command of a program, starting with the program itself. */
export function commandTree(program: Command): Node[] {
  const global = program.options;
  const nodes = (command: Command, path: string): Node[] => [
    nodeOf(command, path, global),
    ...command.commands.flatMap((subcommand) => nodes(subcommand, `${path} ${subcommand.name()}`)),
  ];
  return nodes(program, '');
}

function nodeOf(command: Command, path: string, global: readonly Option[]): Node {
  const { commands, options, registeredArguments } = command;
  const all = [...new Set([...options, ...global])].filter(({ hidden }) => !hidden);
  const flags = all.map(({ long, description }) => ({ word: long ?? '', description }));
  return {
    path,
    words: [
      ...commands.map((subcommand) => ({
        word: subcommand.name(),
        description: subcommand.description(),
      })),
      ...registeredArguments
        .flatMap(({ argChoices = [] }) => argChoices)
        .map((word) => ({ word, description: '' })),
      ...flags,
      { word: '--help', description: 'explain the command' },
    ],
    values: all
      .filter(({ required, optional }) => required || optional)
      .map(({ long, argChoices }) => ({ option: long ?? '', choices: argChoices ?? [] })),
  };
}
