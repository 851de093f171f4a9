import type { Command } from 'commander';
import type { UploadOptions } from '../upload/run/upload-file.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { addUploadOptions } from './upload-options.js';

/** `entrepot inventory …`. */
export function addInventoryCommands(program: Command, context: Context): void {
  const inventory = groupOf(program, ['inventory']);
  addUploadOptions(inventory.command('set'))
    .description('set quantities from a file')
    .option('--ignore-unknown-columns', 'go on although columns have other names')
    .option('--allow-unknown', 'also set the stock of ids that are not registered SKUs')
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { inventory: kind } = await import('../upload/kinds/inventory.js');
      await uploadFile(kind, file, command.optsWithGlobals<UploadOptions>(), context);
    });
}
