import type { Command } from 'commander';
import type { LogInOptions } from '../session/log-in.js';
import type { LogOutOptions } from '../session/log-out.js';
import type { Context, GlobalOptions } from '../terminal/context.js';

/** `entrepot login`, `logout`, `whoami` and `context`. */
export function addSessionCommands(program: Command, context: Context): void {
  program
    .command('login')
    .description('check the credentials of a client and save them for the other commands')
    .option('--client <id>', 'the client, if there is no sandbox')
    .option('--secret-stdin', 'read the secret from stdin; without it there is a prompt')
    .addHelpText('after', LOGIN_HELP)
    .action(async (_: object, command: Command) => {
      const { logIn } = await import('../session/log-in.js');
      await logIn(command.optsWithGlobals<LogInOptions>(), context);
    });
  program
    .command('logout')
    .description('remove the saved credentials of a client: the current one, or that of --as')
    .option('--all', 'remove those of every client, at the installation of --context or --url')
    .action(async (_: object, command: Command) => {
      const { logOut } = await import('../session/log-out.js');
      logOut(command.optsWithGlobals<LogOutOptions>(), context);
    });
  program
    .command('whoami')
    .description('show whose credentials are used, where they come from, and whether they work')
    .action(async (_: object, command: Command) => {
      const { showCaller } = await import('../session/show-caller.js');
      await showCaller(command.optsWithGlobals<GlobalOptions>(), context);
    });
  addContext(program, context);
}

function addContext(program: Command, context: Context): void {
  const contexts = program
    .command('context')
    .description('list the installations that clients are logged in to, and choose one');
  contexts
    .command('list')
    .description('list contexts with their addresses and clients')
    .action(async (_: object, command: Command) => {
      const { listContexts } = await import('../session/contexts.js');
      listContexts(command.optsWithGlobals<GlobalOptions>(), context);
    });
  contexts
    .command('use')
    .description('make a context the current one; with --as one of its clients')
    .argument('<name>', 'as `context list` shows it')
    .action(async (name: string, _: object, command: Command) => {
      const { chooseContext } = await import('../session/contexts.js');
      chooseContext(name, command.optsWithGlobals<GlobalOptions>(), context);
    });
}

const LOGIN_HELP = `
In or below the folder of a started sandbox, the command finds the address and secrets:
  entrepot login                       its first merchant
  entrepot login --as OPS              another of its clients
Elsewhere:
  entrepot login --url https://api.example.com --client ACME
  pass show entrepot/acme | entrepot login --url https://api.example.com --client ACME --secret-stdin
--as saves the login under another name than the client, --context the installation under another name than its host.`;
