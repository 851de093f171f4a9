import { type Command, InvalidArgumentError } from 'commander';
import type { TailLogsOptions } from './tail-logs.js';
import type { Context } from '../terminal/context.js';
import { readCount, readDate } from '../commands/values.js';

/** `entrepot logs …`. */
export function addLogsCommands(program: Command, context: Context): void {
  program
    .command('logs')
    .description('read the log of your last requests')
    .command('tail')
    .description('print the last requests of your clients, with the reason of each refusal')
    .option('--status <status>', 'only with this status, or of this class: 404, 4xx', collectStatus)
    .option('--code <code>', 'only refused with this problem code')
    .option('--method <method>', 'only with this method', (method) => method.toUpperCase())
    .option('--path <path>', 'only to this path of the API document: /ext/orders/{orderId}')
    .option('--request <id>', 'only with this request id')
    .option('--client <id>', 'only of this client')
    .option('--merchant <id>', "for operators: only this merchant's")
    .option('--from <date>', 'since a date, or how long ago: 2h', readDate)
    .option('-n, --limit <count>', 'how many of the last ones', readCount, 20)
    .option('-f, --follow', 'then each further request as it comes, until Ctrl-C')
    .addHelpText('after', HELP)
    .action(async (_: object, command: Command) => {
      const { tailLogs } = await import('./tail-logs.js');
      await tailLogs(command.optsWithGlobals<TailLogsOptions>(), context);
    });
}

const HELP = `
--status can be repeated: a request must match one of them. A request appears a second or two after its answer. --json
prints the whole entries, with the body of each refusal.`;

function collectStatus(value: string, before: string[] = []): string[] {
  if (/^[1-5](\d\d|xx)$/.test(value)) return [...before, value];
  throw new InvalidArgumentError('Expected a status (404) or a class (4xx).');
}
