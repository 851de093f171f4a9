import type { Kind } from '../requests.js';

/** A document of terms in a file. */
export interface LoadDocument {
  kind: Kind;
  destination: string;
  validFrom: string;
  /** The document as in the file. */
  content: Json;
}

type Json = Readonly<Record<string, unknown>>;

/** The reason why a text has no documents; the detail is from the parser, or the pointer of an invalid member. */
export interface Unreadable {
  fault: 'json' | 'no-document' | 'no-terms';
  detail: string;
}

/** The kinds in the order of loading: tax rules may look up duty rates. */
const ORDER = ['duties', 'tariffs', 'rules'] as const satisfies readonly Kind[];

/** The members of packs, and members that only documents of that kind have. */
const KNOWN_BY = {
  rules: { pack: 'ruleSets', document: ['cases', 'timeZone'] },
  duties: { pack: 'dutyRates', document: ['rates', 'default'] },
  tariffs: { pack: 'freightTariffs', document: ['steps', 'divisor', 'service'] },
} as const satisfies Readonly<Record<Kind, object>>;

/**
 * Reads the documents of a pack, or a single document. Documents of one kind are sorted by their first day, the latest
 * first, so that none changes past days of a document loaded earlier.
 */
export function documentsIn(text: string): LoadDocument[] | Unreadable {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { fault: 'json', detail: error instanceof Error ? error.message : '' };
  }
  if (!isObject(file)) return { fault: 'no-terms', detail: '' };
  const members = membersOf(file);
  const wrong = members.find(({ value }) => !isObject(value));
  if (wrong) return { fault: 'no-document', detail: wrong.pointer };
  if (members.length === 0) return { fault: 'no-terms', detail: '' };
  return members
    .map(({ kind, value }) => documentOf(kind, value as Json))
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.validFrom.localeCompare(a.validFrom),
    );
}

/** The candidates for documents, with their pointers in the file. */
function membersOf(file: Json): { kind: Kind; pointer: string; value: unknown }[] {
  const packed = ORDER.flatMap((kind) => {
    const { pack } = KNOWN_BY[kind];
    const value = file[pack];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [{ kind, pointer: `/${pack}`, value: undefined }];
    return value.map((documentValue: unknown, index) => ({
      kind,
      pointer: `/${pack}/${index}`,
      value: documentValue,
    }));
  });
  if (packed.length > 0) return packed;
  const kind = ORDER.find((candidate) =>
    KNOWN_BY[candidate].document.some((member) => member in file),
  );
  return kind ? [{ kind, pointer: '', value: file }] : [];
}

function documentOf(kind: Kind, content: Json): LoadDocument {
  const { destination, validFrom } = content;
  return { kind, destination: textOf(destination), validFrom: textOf(validFrom), content };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
