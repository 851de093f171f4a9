import { Option, type Command } from 'commander';
import type { CreateClientOptions } from '../operations/clients.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { readPositive } from './values.js';

/** `entrepot clients …`. */
export function addClientCommands(program: Command, context: Context): void {
  const clients = program
    .command('clients')
    .description('for operators: list, create, rotate and revoke credentials');
  clients
    .command('list')
    .description('list clients, without secrets')
    .action(async (_: object, command: Command) => {
      const { listClients } = await import('../operations/clients.js');
      await listClients(command.optsWithGlobals<GlobalOptions>(), context);
    });
  addCreate(clients, context);
  clients
    .command('rotate')
    .description('give a client a new secret, shown once')
    .argument('<client>')
    .option('--grace <seconds>', 'how long the secret before stays valid', readPositive)
    .action(async (clientId: string, _: object, command: Command) => {
      const { rotateSecret } = await import('../operations/clients.js');
      await rotateSecret(clientId, command.optsWithGlobals(), context);
    });
  clients
    .command('revoke')
    .description('end a client: its tokens are refused from now on')
    .argument('<client>')
    .option('--reason <text>', 'kept in the audit')
    .action(async (clientId: string, _: object, command: Command) => {
      const { revokeClient } = await import('../operations/clients.js');
      await revokeClient(clientId, command.optsWithGlobals(), context);
    });
  addSessions(clients, context);
}

function addSessions(clients: Command, context: Context): void {
  clients
    .command('sessions')
    .description('list who is logged in to the console')
    .action(async (_: object, command: Command) => {
      const { listSessions } = await import('../operations/clients.js');
      await listSessions(command.optsWithGlobals<GlobalOptions>(), context);
    });
  clients
    .command('end-sessions')
    .description('end the console sessions of a client or a person')
    .argument('<client>', 'its id; of a person oidc: and the name')
    .action(async (clientId: string, _: object, command: Command) => {
      const { endSessions } = await import('../operations/clients.js');
      await endSessions(clientId, command.optsWithGlobals<GlobalOptions>(), context);
    });
}

function addCreate(clients: Command, context: Context): void {
  clients
    .command('create')
    .description('create a client; its secret is shown once')
    .argument('<client>', 'its id')
    .addOption(
      new Option('--kind <kind>', 'what it may do')
        .choices(['merchant', 'fulfillment-partner', 'operator'])
        .makeOptionMandatory(),
    )
    .option('--merchant <id>', 'whose client it is, for the kind merchant')
    .option('--partner <id>', 'whose client it is, for the kind fulfillment-partner')
    .addOption(
      new Option(
        '--access <access>',
        'for the kind operator: read, if it may change nothing',
      ).choices(['full', 'read']),
    )
    .action(async (clientId: string, _: object, command: Command) => {
      const { createClient } = await import('../operations/clients.js');
      await createClient(clientId, command.optsWithGlobals<CreateClientOptions>(), context);
    });
}
