export interface CsvLayout {
  delimiter: string;
  /** Whether the first line sets the delimiter, for example `sep=;`. */
  hasSeparatorLine: boolean;
}

/** The first line of a file for Excel. */
const SEPARATOR_LINE = /^"?sep=([^\w"\r\n])"?[^\S\r\n\t]*(?=[\r\n]|$)/i;

const QUOTED = /"(?:[^"]|"")*"/g;

/** @param start the beginning of the file, in units, without its byte order mark */
export function csvLayoutOf(start: string): CsvLayout {
  const [, named] = SEPARATOR_LINE.exec(start) ?? [];
  if (named !== undefined) return { delimiter: named, hasSeparatorLine: true };
  return { delimiter: usualDelimiterOf(start), hasSeparatorLine: false };
}

/** Returns the most frequent of the usual delimiters in the header, outside quotes. */
function usualDelimiterOf(start: string): string {
  const [header = ''] = start
    .replaceAll(QUOTED, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: header.split(separator).length,
  }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).separator;
}
