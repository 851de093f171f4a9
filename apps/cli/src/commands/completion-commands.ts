import { Argument, type Command } from 'commander';
import { completionScript, SHELLS, type Shell } from '../completion/scripts.js';
import type { Context } from '../terminal/context.js';

/** `entrepot completion bash|zsh|fish|powershell`. */
export function addCompletionCommand(program: Command, { terminal }: Context): void {
  program
    .command('completion')
    .description('print what lets a shell complete commands: source <(entrepot completion bash)')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(async (shell: Shell) => {
      const { commandTree } = await import('../completion/command-tree.js');
      terminal.out(completionScript(shell, commandTree(program)).trimEnd());
    });
}
