import type { Command } from 'commander';
import type { UploadOptions } from '../upload/run/upload-file.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { addUploadOptions } from './upload-options.js';

const ANY_COLUMNS = ['--ignore-unknown-columns', 'ignore columns with unknown names'] as const;

/** `entrepot prices set` and `inventory set`. */
export function addOfferCommands(program: Command, context: Context): void {
  addUploadOptions(groupOf(program, ['prices']).command('set'))
    .description('set prices from a file: your own, and those of sales channels')
    .option(...ANY_COLUMNS)
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { prices } = await import('../upload/command-kinds.js');
      await uploadFile(prices, file, command.optsWithGlobals<UploadOptions>(), context);
    });
  addUploadOptions(groupOf(program, ['inventory']).command('set'))
    .description('set quantities from a file')
    .option(...ANY_COLUMNS)
    .option('--allow-unknown', 'also set the stock of ids that are not registered SKUs')
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { inventory } = await import('../upload/command-kinds.js');
      await uploadFile(inventory, file, command.optsWithGlobals<UploadOptions>(), context);
    });
}
