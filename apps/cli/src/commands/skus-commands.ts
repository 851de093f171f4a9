import type { Command } from 'commander';
import type { DeleteOptions } from '../skus/delete-skus.js';
import type { UploadOptions } from '../upload/run/upload-file.js';
import type { StatusOptions } from '../skus/show-sku-status.js';
import type { Context } from '../terminal/context.js';
import { addReadingOptions, addUploadOptions } from './upload-options.js';
import { groupOf } from './api-commands.js';
import { readCount } from './values.js';

/** `entrepot skus …`. */
export function addSkusCommands(program: Command, context: Context): void {
  const skus = groupOf(program, ['skus']);
  addUpload(skus, context);
  addCheck(skus, context);
  addStatus(skus, context);
  addExport(skus, context);
  addDelete(skus, context);
}

function addUpload(skus: Command, context: Context): void {
  addUploadOptions(skus.command('upload'))
    .description(
      'upload SKUs from a file: whole products, after a dry run, until they are reviewed',
    )
    .option('--allow-deletes', "delete the products' SKUs that the file leaves out")
    .option('--no-wait', 'do not wait for review')
    .option('--wait-at-most <seconds>', 'for review', readCount, 600)
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { skus: kind } = await import('../upload/command-kinds.js');
      await uploadFile(kind, file, command.optsWithGlobals<UploadOptions>(), context);
    });
}

/** A dry run, under the name that people look for. */
function addCheck(skus: Command, context: Context): void {
  addReadingOptions(skus.command('check'))
    .description('check SKUs of a file like `upload --dry-run`: review, and channel requirements')
    .action(async (file: string, _: object, command: Command) => {
      const { uploadFile } = await import('../upload/run/upload-file.js');
      const { skus: kind } = await import('../upload/command-kinds.js');
      const options = { ...command.optsWithGlobals<UploadOptions>(), dryRun: true };
      await uploadFile(kind, file, options, context);
    });
}

function addStatus(skus: Command, context: Context): void {
  skus
    .command('status')
    .description('show why SKUs are live or not')
    .argument('<sku...>')
    .option('--merchant <id>', 'for an operator: whose SKUs')
    .action(async (skuIds: string[], _: object, command: Command) => {
      const { showStatus } = await import('../skus/show-sku-status.js');
      await showStatus(skuIds, command.optsWithGlobals<StatusOptions>(), context);
    });
}

function addExport(skus: Command, context: Context): void {
  skus
    .command('export')
    .description('write all SKUs as a file that upload takes: -o csv, or ndjson')
    .option('--file <file>', 'file to write; stdout when left out')
    .action(async (_: object, command: Command) => {
      const { exportSkus } = await import('../skus/export-skus.js');
      await exportSkus(command.optsWithGlobals(), context);
    });
}

function addDelete(skus: Command, context: Context): void {
  skus
    .command('delete')
    .description('delete SKUs from all sales channels, or whole products; asks first')
    .argument('<id...>', 'of SKUs')
    .option('--products', 'the ids are of products: delete all of their SKUs')
    .option('--yes', 'do not ask')
    .action(async (ids: string[], _: object, command: Command) => {
      const { deleteSkus } = await import('../skus/delete-skus.js');
      await deleteSkus(ids, command.optsWithGlobals<DeleteOptions>(), context);
    });
}
