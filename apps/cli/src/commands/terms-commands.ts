import type { Command } from 'commander';
import type { LoadOptions } from '../terms/load-file.js';
import type { Kind } from '../terms/read-terms-file.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';

/** The documents that each group loads, in the words of the help. */
const LOADED: Readonly<Record<string, { kinds: readonly Kind[]; words: string }>> = {
  terms: {
    kinds: ['duties', 'tariffs', 'rules'],
    words: 'tax rules, duty rates and freight tariffs of a file: one document, or a whole pack',
  },
  duties: {
    kinds: ['duties'],
    words: 'the duty rates of a file: one document, or those of a pack',
  },
  tariffs: {
    kinds: ['tariffs'],
    words: 'the freight tariffs of a file: one document, or those of a pack',
  },
};

/** `entrepot terms load`, `duties load`, `tariffs load`, and `check` of each. */
export function addTermsCommands(program: Command, context: Context): void {
  for (const [name, { kinds, words }] of Object.entries(LOADED)) {
    const group = groupOf(program, [name]);
    const run = async (file: string, options: LoadOptions): Promise<void> => {
      const { loadFile } = await import('../terms/load-file.js');
      await loadFile(kinds, file, options, context);
    };
    addFileOptions(group.command('load'))
      .description(`load ${words}; all are checked first, and none is loaded if one is refused`)
      .option('--dry-run', 'show what loading would do, and load nothing')
      .action((file: string, _: object, command: Command) => run(file, command.optsWithGlobals()));
    addFileOptions(group.command('check'))
      .description(`show what loading ${words} would do; the same as load --dry-run`)
      .action((file: string, _: object, command: Command) =>
        run(file, { ...command.optsWithGlobals<LoadOptions>(), dryRun: true }),
      );
  }
}

function addFileOptions(command: Command): Command {
  return command
    .argument('<file>', 'JSON, or - for stdin')
    .option('--confirm', 'accept the findings of check, such as rates 1,000 times as high')
    .option(
      '--correction <reason>',
      'replace documents with the same first day, or change days that are over',
    );
}
