import { InvalidArgumentError, type Command } from 'commander';
import type { EventTypes } from '../listen/follow-events.js';
import type { ListenOptions } from '../listen/listen.js';
import { readMoment } from '../terminal/moments.js';
import type { Context } from '../terminal/context.js';

/** `entrepot listen`. */
export function addListenCommand(program: Command, context: Context): void {
  program
    .command('listen')
    .description("send a merchant's events to your address, signed like webhooks")
    .requiredOption('--forward-to <url>', 'for example http://127.0.0.1:8080/webhooks', readAddress)
    .option('--types <types>', 'only these types, separated by commas', readTypes)
    .option(
      '--from <when>',
      'beginning, a date, or how long ago: 2h; from now on when left out',
      readFrom,
    )
    .option('--merchant <id>', "for operators: this merchant's")
    .addHelpText('after', HELP)
    .action(async (_: object, command: Command) => {
      const { listen } = await import('../listen/listen.js');
      await listen(command.optsWithGlobals<ListenOptions>(), context);
    });
}

const HELP = `
A secret is made and printed at the start; ENTREPOT_WEBHOOK_SECRET gives one instead. Events are sent one after the other,
each once: one that fails is printed with its reason, and not sent again.`;

/** @throws InvalidArgumentError for anything but an address of HTTP */
function readAddress(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new InvalidArgumentError('Expected an address such as http://127.0.0.1:8080/webhooks.');
}

/** The service refuses an unknown type, and names the known types. */
function readTypes(value: string): EventTypes {
  return value.split(',').filter((type) => type !== '') as EventTypes;
}

function readFrom(value: string): string {
  return value === 'beginning' ? value : readMoment(value);
}
