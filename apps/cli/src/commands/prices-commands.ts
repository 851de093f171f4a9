import type { Command } from 'commander';
import type { UploadOptions } from '../upload/run/upload-file.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { addUploadOptions } from './upload-options.js';

/** `entrepot prices …`. */
export function addPricesCommands(program: Command, context: Context): void {
  const prices = groupOf(program, ['prices']);
  addUploadOptions(prices.command('set'))
    .description('set prices from a file: your own, and those of sales channels')
    .option('--ignore-unknown-columns', 'go on although columns have other names')
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { prices: kind } = await import('../upload/kinds/prices.js');
      await uploadFile(kind, file, command.optsWithGlobals<UploadOptions>(), context);
    });
}
