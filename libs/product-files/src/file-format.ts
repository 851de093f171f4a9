export const FILE_FORMATS = ['csv', 'ndjson', 'json'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

const ENDINGS: Readonly<Record<string, FileFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json',
};

/** The format of a file by the ending of its name; undefined for another ending. */
export function formatByName(file: string): FileFormat | undefined {
  return ENDINGS[/\.[^.]*$/.exec(file)?.[0].toLowerCase() ?? ''];
}
