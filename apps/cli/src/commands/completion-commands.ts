import { Argument, type Command } from 'commander';
import type { Shell } from '../completion/scripts.js';
import type { Context } from '../terminal/context.js';

/** `entrepot completion bash|zsh`. */
export function addCompletionCommand(program: Command, { terminal }: Context): void {
  program
    .command('completion')
    .description('print what lets a shell complete commands: source <(entrepot completion bash)')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh']))
    .action(async (shell: Shell) => {
      const [{ commandTree }, { completionScript }] = await Promise.all([
        import('../completion/command-tree.js'),
        import('../completion/scripts.js'),
      ]);
      terminal.out(completionScript(shell, commandTree(program)).trimEnd());
    });
}
