import type { Command } from 'commander';
import type { TailArguments } from '../events/tail-options.js';
import { readMoment } from '../terminal/moments.js';
import { groupOf } from './api-commands.js';
import type { Context } from '../terminal/context.js';

/** `entrepot events …`. */
export function addEventCommands(program: Command, context: Context): void {
  const events = groupOf(program, ['events']);
  events
    .command('tail')
    .description('print the events of the open streams as they are published')
    .option('--type <type>', 'only this type, for example order.status-changed', collect)
    .option(
      '--key <key>',
      'only this message key: ACME-MELI-1 (order), ACME:SHIRT-1 (SKU)',
      collect,
    )
    .option('--merchant <id>', "only this merchant's", collect)
    .option('--stream <stream>', 'only this stream, for example orders.order', collect)
    .option(
      '--from <when>',
      'beginning, latest, a date, or how long ago: 2h; with --key the beginning when left out, else latest',
      readBeginning,
    )
    .option('--brokers <list>', 'HOST:PORT,… instead of KAFKA_BROKERS or the sandbox')
    .addHelpText('after', HELP)
    .action(async (_: object, command: Command) => {
      const { tailEvents } = await import('../events/tail-events.js');
      await tailEvents(command.optsWithGlobals<TailArguments>(), context);
    });
}

const HELP = `
--type, --key, --merchant and --stream can be repeated: an event must match one of each. With --key the events so far
are printed in order of time: --key ACME-MELI-1 shows the life of an order.
Streams with personal data are not read. Brokers with TLS and users: KAFKA_TLS, KAFKA_TLS_CA_FILE, KAFKA_SASL_MECHANISM,
KAFKA_SASL_USERNAME, KAFKA_SASL_PASSWORD.`;

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function readBeginning(value: string): string {
  return value === 'beginning' || value === 'latest' ? value : readMoment(value);
}
