import type { Schemas } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { isStdin, textIn } from '../terminal/given-file.js';

/** The kinds of documents, in the order in which they are loaded: tax rules may look up duty rates. */
export const KINDS = ['duties', 'tariffs', 'rules'] as const;
export type Kind = (typeof KINDS)[number];

/** Members of a pack, and members that only documents of that kind have. */
const KNOWN_BY = {
  rules: { pack: 'ruleSets', document: ['cases', 'timeZone'] },
  duties: { pack: 'dutyRates', document: ['rates', 'default'] },
  tariffs: { pack: 'freightTariffs', document: ['steps', 'divisor', 'service'] },
} as const satisfies Record<Kind, object>;

export type Json = Readonly<Record<string, unknown>>;

export interface FileDocument {
  kind: Kind;
  document: Json;
  /** Its place in the file, as a JSON Pointer: empty for the whole file. */
  pointer: string;
}

export type Terms = Schemas['TermsResponse'];
export type PriceMoves = Schemas['TermsPreviewOfPricesResponse'];
export type Preview = Schemas['TermsPreviewResponse'];

/** The preview of loading a document. */
export interface Checked {
  document: FileDocument;
  preview: Preview;
  /** The effect on prices; only for a dry run of new terms. */
  moves?: PriceMoves;
}

/**
 * Reads the documents of a file, which is one document or a pack of a destination; documents of one kind are sorted by
 * their first day, the latest first, so that none changes past days of one loaded before.
 * @param file its name, or `-` for stdin
 * @param kinds the kinds to read
 * @throws CliError for a file that cannot be read, is not JSON or has no documents of these kinds
 */
export async function readTermsFile(
  file: string,
  kinds: readonly Kind[],
  context: Context,
): Promise<FileDocument[]> {
  const name = isStdin(file) ? 'stdin' : file;
  const allDocuments = documentsIn(parsed(name, await contentOf(file, context)), name);
  const documents = allDocuments.filter(({ kind }) => kinds.includes(kind)).toSorted(inOrder);
  if (documents.length > 0) return documents;
  const members = kinds.map((kind) => KNOWN_BY[kind].pack).join(', ');
  throw new CliError(
    `${name} has no documents to load: neither one itself nor in ${members}.`,
    'see a file in terms/ of the repository',
    EXIT.usage,
  );
}

function inOrder(a: FileDocument, b: FileDocument): number {
  const [first, second] = [String(a.document['validFrom']), String(b.document['validFrom'])];
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  return first === second ? 0 : first > second ? -1 : 1;
}

function documentsIn(file: Json, name: string): FileDocument[] {
  const packed = KINDS.filter((kind) => file[KNOWN_BY[kind].pack] !== undefined);
  if (packed.length > 0) return packed.flatMap((kind) => documentsOfPack(file, kind, name));
  const kind = KINDS.find((candidate) =>
    KNOWN_BY[candidate].document.some((member) => member in file),
  );
  return kind ? [{ kind, document: file, pointer: '' }] : [];
}

function documentsOfPack(file: Json, kind: Kind, name: string): FileDocument[] {
  const member = KNOWN_BY[kind].pack;
  const documents = file[member];
  if (!Array.isArray(documents)) {
    throw new CliError(`/${member} of ${name} is not a list.`, 'correct it', EXIT.usage);
  }
  return documents.map((document: unknown, index) => {
    const pointer = `/${member}/${index}`;
    if (isObject(document)) return { kind, document, pointer };
    throw new CliError(`${pointer} of ${name} is not an object.`, 'correct it', EXIT.usage);
  });
}

async function contentOf(file: string, context: Context): Promise<string> {
  try {
    return await textIn(file, context);
  } catch (error) {
    const next = 'give the name of a file, or - for stdin';
    throw new CliError(`${file}: ${(error as Error).message}`, next, EXIT.usage);
  }
}

function parsed(name: string, content: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = `${name} is not JSON: ${(error as Error).message}`;
    throw new CliError(message, 'correct it', EXIT.usage);
  }
  if (isObject(value)) return value;
  throw new CliError(`${name} is not a JSON object.`, 'correct it', EXIT.usage);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
