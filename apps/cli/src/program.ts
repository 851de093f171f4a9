import { Command, CommanderError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { FORMATS } from './terminal/format.js';
import { COLUMNS } from './terminal/help-text.js';
import { widthOf } from './terminal/terminal.js';
import { addApiCommands } from './commands/api-commands.js';
import { addChannelCheckCommand } from './channel-check/channel-check-command.js';
import type { Context } from './terminal/context.js';
import { addChannelCommands } from './commands/channel-commands.js';
import { addCategoriesCommands } from './categories/categories-commands.js';
import { addCompletionCommand } from './commands/completion-commands.js';
import { addEventCommands } from './commands/event-commands.js';
import { addListenCommand } from './commands/listen-commands.js';
import { addLogsCommands } from './logs/logs-commands.js';
import { addOfferCommands } from './commands/offer-commands.js';
import { addOperationsCommands } from './commands/operations-commands.js';
import { addOrderCommands } from './commands/order-commands.js';
import { addSessionCommands } from './commands/session-commands.js';
import { addSkusCommands } from './commands/skus-commands.js';
import { addTermsCommands } from './commands/terms-commands.js';
import { addTriggerCommands } from './commands/trigger-commands.js';

/**
 * All commands with their options. The code of a command is imported when the command is called, so that help is
 * printed at once.
 * @throws CommanderError for wrong usage, which it has explained on stderr
 */
export function program(context: Context): Command {
  const root = new Command('entrepot')
    .description('The command line of Entrepot.')
    .version(manifest.version, '--version', 'print the version')
    .option('--url <url>', 'address of the gateway (ENTREPOT_URL)')
    .option('--context <name>', 'use this context; entrepot context list shows them')
    .option('--as <client>', 'act as this client of the context')
    .addOption(new Option('-o, --output <format>', 'how data is printed').choices(FORMATS))
    .option('--json', 'the same as -o ndjson: one JSON object a line')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      getOutHelpWidth: () => widthOf(process.stdout) ?? COLUMNS,
      getErrHelpWidth: () => widthOf(process.stderr) ?? COLUMNS,
    })
    .showHelpAfterError('(entrepot <command> --help explains it)')
    .showSuggestionAfterError()
    .exitOverride((error: CommanderError) => {
      throw error;
    });
  addSessionCommands(root, context);
  addSkusCommands(root, context);
  addOfferCommands(root, context);
  addOrderCommands(root, context);
  addCategoriesCommands(root, context);
  addChannelCommands(root, context);
  addTermsCommands(root, context);
  addEventCommands(root, context);
  addListenCommand(root, context);
  addLogsCommands(root, context);
  addTriggerCommands(root, context);
  addOperationsCommands(root, context);
  addApiCommands(root, context);
  addChannelCheckCommand(root, context);
  addCompletionCommand(root, context);
  return root;
}
