import { InvalidArgumentError, Option, type Command } from 'commander';

/** Those of every command that uploads a file. */
export function addUploadOptions(command: Command): Command {
  return command
    .argument('<file>', 'CSV, NDJSON or JSON')
    .addOption(
      new Option('--format <format>', 'in place of what the extension says').choices([
        'csv',
        'ndjson',
        'json',
      ]),
    )
    .option('--dry-run', 'check everything, send nothing')
    .addOption(
      new Option('--resume', 'go on with an upload that was interrupted').conflicts('restart'),
    )
    .option('--restart', 'begin again after an upload that was interrupted')
    .option('--concurrency <n>', 'requests at the same time', atLeastOne, 4);
}

/** @throws InvalidArgumentError for what is no whole number from 1 on */
export function atLeastOne(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It is 1 or more.');
  return value;
}
