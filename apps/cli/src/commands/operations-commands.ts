import { Argument, type Command } from 'commander';
import type { ListParkedOptions, ParkedId } from '../operations/parked-messages.js';
import type { RepublishOptions } from '../operations/republish.js';
import type { ShowStatusOptions } from '../operations/show-status.js';
import { SUBJECTS, type Subject } from '../operations/subjects.js';
import { addClientCommands } from './client-commands.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { addRateCommands } from './rate-commands.js';
import { readDate } from './values.js';

/** For operators: `entrepot status`, `parked`, `exceptions`, `republish`, `clients`, `rates`. */
export function addOperationsCommands(program: Command, context: Context): void {
  addStatus(program, context);
  addParked(program, context);
  addExceptions(program, context);
  addRepublish(program, context);
  addClientCommands(program, context);
  addRateCommands(program, context);
}

function addStatus(program: Command, context: Context): void {
  program
    .command('status')
    .description('for operators: show the services, their lag, outbox and parked messages')
    .option('--watch', 'again every 2 s, until Ctrl-C')
    .action(async (_: object, command: Command) => {
      const { showStatus } = await import('../operations/show-status.js');
      await showStatus(command.optsWithGlobals<ShowStatusOptions>(), context);
    });
}

function addParked(program: Command, context: Context): void {
  const parked = program
    .command('parked')
    .description('for operators: list, show, replay and drop messages that could not be applied');
  parked
    .command('list')
    .description('list parked messages')
    .option('--service <service>', 'of this service only')
    .option('--group <group>', 'of this consumer group only')
    .option('--stream <stream>', 'of this stream only')
    .option('--type <type>', 'of this type of event only')
    .option('--reason <code>', 'parked for this reason only')
    .option('--key <key>', 'with this key only')
    .action(async (_: object, command: Command) => {
      const { listParked } = await import('../operations/parked-messages.js');
      await listParked(command.optsWithGlobals<ListParkedOptions>(), context);
    });
  withId(
    parked.command('show'),
    'print a parked message with headers and payload',
    async (...all) => {
      const { showParked } = await import('../operations/parked-messages.js');
      await showParked(...all, context);
    },
  );
  withId(
    parked.command('replay'),
    'apply a parked message and those that wait behind it',
    async (...all) => {
      const { replayParked } = await import('../operations/parked-messages.js');
      await replayParked(...all, context);
    },
  );
  const drop = parked.command('drop').requiredOption('--reason <text>', 'why; kept in the audit');
  withId<{ reason: string }>(drop, 'drop a parked message for ever', async (...all) => {
    const { dropParked } = await import('../operations/parked-messages.js');
    await dropParked(...all, context);
  });
}

function withId<O>(
  command: Command,
  description: string,
  act: (id: ParkedId, options: GlobalOptions & O) => Promise<void>,
): void {
  command
    .description(description)
    .argument('<service>', 'as `parked list` shows it')
    .argument('<id>', 'likewise')
    .action((service: ParkedId['service'], messageId: string, _: object, own: Command) =>
      act({ service, messageId }, own.optsWithGlobals<GlobalOptions & O>()),
    );
}

function addExceptions(program: Command, context: Context): void {
  program
    .command('exceptions')
    .description('for operators: list the orders and messages that need a person')
    .action(async (_: object, command: Command) => {
      const { listExceptions } = await import('../operations/list-exceptions.js');
      await listExceptions(command.optsWithGlobals<GlobalOptions>(), context);
    });
}

function addRepublish(program: Command, context: Context): void {
  program
    .command('republish')
    .description('for operators: publish the current state of records again')
    .addArgument(new Argument('<subject>').choices(Object.keys(SUBJECTS)))
    .option('--merchant <id>', 'of this merchant only')
    .option('--from <date>', 'changed since: a date, or how long ago: 2h', readDate)
    .option('--watch', 'show the progress, and end with the job')
    .action(async (subject: Subject, _: object, command: Command) => {
      const { republish } = await import('../operations/republish.js');
      await republish(subject, command.optsWithGlobals<RepublishOptions>(), context);
    });
}
