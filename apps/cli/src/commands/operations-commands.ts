import { Argument, type Command } from 'commander';
import type { RepublishOptions } from '../operations/republish.js';
import type { ShowStatusOptions } from '../operations/show-status.js';
import { SUBJECTS, type Subject } from '../operations/subjects.js';
import type { Context } from '../terminal/context.js';
import { readDate } from './values.js';

/** For operators: `entrepot status` and `republish`. */
export function addOperationsCommands(program: Command, context: Context): void {
  addStatus(program, context);
  addRepublish(program, context);
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
