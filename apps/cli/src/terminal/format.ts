import { CliError, EXIT } from './errors.js';

/** How data is printed: for a person, or for a program. */
export const FORMATS = ['table', 'wide', 'json', 'ndjson', 'csv'] as const;

export type Format = (typeof FORMATS)[number];

/** A value as a document of `json`, else as a line of `ndjson`. */
export function jsonText(value: unknown, format: Format): string {
  return JSON.stringify(value, undefined, format === 'json' ? 2 : 0);
}

/** The formats of a command that prints one record, and of one that prints records as they come. */
export const OF_ONE: readonly Format[] = ['table', 'json', 'ndjson'];
export const OF_STREAM: readonly Format[] = ['table', 'ndjson'];

/**
 * The format of `--output`; `--json` is `ndjson`.
 * @throws CliError when the command does not print this one
 */
export function formatOf(
  { output, json }: { output?: Format; json?: boolean },
  accepted: readonly Format[],
): Format {
  const format = output ?? (json ? 'ndjson' : 'table');
  if (accepted.includes(format)) return format;
  const message = `This command does not print ${format}.`;
  throw new CliError(message, `choose one of ${accepted.join(', ')}`, EXIT.usage);
}
