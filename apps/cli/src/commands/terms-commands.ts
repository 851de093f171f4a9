import type { Command } from 'commander';
import type { Kind, LoadOptions } from '../terms/load-file.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';

/** What each group loads, in the words of its help. */
const LOADED: Readonly<Record<Kind, string>> = {
  terms: 'tax rules',
  duties: 'duty rates',
  tariffs: 'freight tariffs',
};

/** `entrepot terms load`, `duties load`, `tariffs load`, and `check` of each. */
export function addTermsCommands(program: Command, context: Context): void {
  for (const [kind, words] of Object.entries(LOADED) as [Kind, string][]) {
    const group = groupOf(program, [kind]);
    addFileOptions(group.command('load'))
      .description(`load ${words} from a file: one document, or a pack of a destination`)
      .action(async (file: string, _: object, command: Command) => {
        const { loadFile } = await import('../terms/load-file.js');
        await loadFile(kind, file, command.optsWithGlobals<LoadOptions>(), context);
      });
    addFileOptions(group.command('check'))
      .description(`show what loading ${words} from a file would do, and load nothing`)
      .action(async (file: string, _: object, command: Command) => {
        const { checkFile } = await import('../terms/load-file.js');
        await checkFile(kind, file, command.optsWithGlobals<LoadOptions>(), context);
      });
  }
}

function addFileOptions(command: Command): Command {
  return command
    .argument('<file>', 'JSON, or - for stdin')
    .option('--confirm', 'accept rates that are 1,000 times those before, or more')
    .option(
      '--correction <reason>',
      'replace a document of the same first day, or change past days',
    );
}
