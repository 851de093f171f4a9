import { Argument, type Command } from 'commander';
import { completionScript, SHELLS, type Shell } from '../completion/scripts.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { formatOf } from '../terminal/format.js';

/** `entrepot completion bash|zsh|fish|powershell`. */
export function addCompletionCommand(program: Command, { terminal }: Context): void {
  program
    .command('completion')
    .description('print the completion script of a shell: source <(entrepot completion bash)')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(async (shell: Shell, _: object, command: Command) => {
      formatOf(command.optsWithGlobals<GlobalOptions>(), ['table']);
      const { commandTree } = await import('../completion/command-tree.js');
      terminal.out(completionScript(shell, commandTree(program)).trimEnd());
    });
}
