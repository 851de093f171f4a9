import { CliError, EXIT } from './errors.js';

/** How data is printed: for a person, or for a program. */
export const FORMATS = ['table', 'wide', 'json', 'ndjson', 'csv'] as const;

export type Format = (typeof FORMATS)[number];

/**
 * The format of `--output`; `--json` is `ndjson`.
 * @throws CliError when the command does not print this one
 */
export function formatOf(
  { output, json }: { output?: Format; json?: boolean },
  known: readonly Format[],
): Format {
  const format = output ?? (json ? 'ndjson' : 'table');
  if (known.includes(format)) return format;
  const message = `This command does not print ${format}.`;
  throw new CliError(message, `choose one of ${known.join(', ')}`, EXIT.usage);
}
