import { Option, type Command } from 'commander';
import { readCount } from './values.js';

/** The options of every command that uploads a file. */
export function addUploadOptions(command: Command): Command {
  return addReadingOptions(command)
    .option('--dry-run', 'check everything, send nothing')
    .addOption(new Option('--resume', 'resume an upload that was interrupted').conflicts('restart'))
    .option('--restart', 'start an interrupted upload again from the beginning');
}

/** The options of every command that reads a file of SKUs, prices or stock. */
export function addReadingOptions(command: Command): Command {
  return addFormatOptions(command.argument('<file>', 'CSV, NDJSON or JSON; - for stdin'))
    .option('--decimal-comma', 'read numbers with a comma before their decimals: 12,5')
    .option('--concurrency <n>', 'requests at the same time', readCount, 4);
}

/** The options of every command that reads a file of rows. */
export function addFormatOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'the format, if the extension does not name it').choices([
        'csv',
        'ndjson',
        'json',
      ]),
    )
    .option('--encoding <label>', 'of a file without a byte order mark; UTF-8 when left out');
}
