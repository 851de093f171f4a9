import { readFileSync } from 'node:fs';
import type { Json } from '../merchant.js';

const page = readFileSync('docs/events-members.md', 'utf8');
const ROW = /^\| `(?<member>[^`]+)` +\| (?<events>.*?) +\| (?<note>.*?) *\|$/gm;
/** Members that open streams do not carry: nothing carries them, or only events of the stream with personal data. */
const isExcluded = (events: string, note: string) =>
  events === '–' || note === 'personal data' || note.startsWith("another's fact");

/** For each section of docs/events-members.md: the members that a program cannot rebuild from open streams. */
const excluded = new Map(
  page.split(/^## /m).map((text) => {
    const [own = ''] = text.split(/^### /m);
    const rows = [...own.matchAll(ROW)].map(({ groups = {} }) => groups);
    const members = rows.filter(({ events = '', note = '' }) => isExcluded(events, note));
    return [text.split('\n')[0] ?? '', members.map(({ member = '' }) => member.split('.'))];
  }),
);

/** @returns the answer or its rebuilt copy, without the members that the section excludes */
export function carried(section: string, answer: Json): Json {
  const members = [...(excluded.get('In all answers') ?? []), ...(excluded.get(section) ?? [])];
  if (!excluded.has(section)) throw new Error(`docs/events-members.md has no section ${section}`);
  const copy = withDocumentIds(answer);
  for (const member of members) remove(copy, member);
  return copy;
}

function remove(target: Json, [name = '', ...rest]: readonly string[]): void {
  const key = name.replace('[]', '');
  if (target?.[key] === undefined) return;
  if (rest.length === 0) delete target[key];
  else for (const one of [target[key]].flat()) remove(one, rest);
  if (isEmpty(target[key])) delete target[key];
}

const LINK = /"[^"]*\/documents\/([\da-f-]+)\/[^"]*"/g;

/**
 * Answers have links, and events have the ids of documents (decision 7.2): this converts both to ids, under the
 * answer's names.
 */
function withDocumentIds(answer: Json): Json {
  const text = JSON.stringify(answer)
    .replace(LINK, '"$1"')
    .replaceAll('"documentId":', '"url":')
    .replaceAll('"invoiceDocumentId":', '"invoiceUrl":');
  return JSON.parse(text);
}

/** All its members were excluded. */
function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  );
}
