import { KINDS } from '../requests.js';
import type { Kind } from '../requests.js';

/** A document of terms in a file. */
export interface LoadDocument {
  kind: Kind;
  destination: string;
  validFrom: string;
  /** As the file has it. */
  content: Readonly<Record<string, unknown>>;
}

/** Why a text has no documents. */
export type Unreadable = { fault: 'json'; detail: string } | { fault: 'not-terms' };

/** The members of a pack. */
const MEMBERS = { rules: 'ruleSets', duties: 'dutyRates', tariffs: 'freightTariffs' } as const;
/** What only one kind of document has. */
const OWN = { rules: 'cases', duties: 'rates', tariffs: 'steps' } as const;

/**
 * The documents of a pack or of a single document: of each kind the last first, so that none begins on days that are over of
 * one loaded before.
 */
export function documentsIn(text: string): LoadDocument[] | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: 'json', detail: error instanceof Error ? error.message : '' };
  }
  if (!isObject(value)) return { fault: 'not-terms' };
  const found = KINDS.flatMap((kind) =>
    contentsOf(value, kind)
      .map((content) => documentOf(kind, content))
      .toSorted((a, b) => (a.validFrom > b.validFrom ? -1 : 1)),
  );
  return found.length === 0 ? { fault: 'not-terms' } : found;
}

function contentsOf(value: Readonly<Record<string, unknown>>, kind: Kind) {
  const several = value[MEMBERS[kind]];
  if (Array.isArray(several)) return several.filter(isObject);
  return Array.isArray(value[OWN[kind]]) ? [value] : [];
}

function documentOf(kind: Kind, content: Readonly<Record<string, unknown>>): LoadDocument {
  const { destination, validFrom } = content;
  return { kind, destination: textOf(destination), validFrom: textOf(validFrom), content };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
