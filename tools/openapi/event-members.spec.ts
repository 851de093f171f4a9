import { readFileSync } from 'node:fs';
import { contractByType } from '#contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { membersOf, type Schema } from './members.js';

const page = readFileSync('docs/events-members.md', 'utf8');
const document = JSON.parse(readFileSync('apps/gateway/openapi.json', 'utf8')) as OpenAPIObject;

/** A member of answers, the members of events that carry it, and a note. */
const ROW = /^\| `(?<member>[^`]+)` +\| (?<events>.*?) +\| (?<note>.*?) *\|$/gm;
const CARRIER = /`(?<type>[a-z.-]+)` `(?<member>[^`]+)`/g;

const sections = page.split(/^##+ /m).map((text) => ({
  title: text.split('\n')[0],
  paths: [...text.matchAll(/`GET (\/[^`]+)`/g)].map(([, path = '']) => path),
  rows: [...text.matchAll(ROW)].map(({ groups: { member = '', events = '', note = '' } = {} }) => ({
    member,
    events,
    note,
    carriers: [...events.matchAll(CARRIER)].map(({ groups = {} }) => ({
      type: groups['type'] ?? '',
      member: groups['member'] ?? '',
    })),
  })),
}));
const answers = sections.filter(({ paths }) => paths.length > 0);
const inAll = sections.find(({ title }) => title === 'In all answers')?.rows ?? [];
const rows = sections.flatMap((section) => section.rows);

/** A name stands for all members below it. */
function isNamed(member: string, names: readonly { member: string }[]): boolean {
  return names.some(
    (one) =>
      member === one.member ||
      member.startsWith(`${one.member}.`) ||
      member.startsWith(`${one.member}[`),
  );
}

/** The members of one record in the answer of an operation; a list contains such records. */
function membersOfAnswer(path: string): string[] {
  const answer = document.paths[path]?.get?.responses['200'] as {
    content: Record<string, { schema: Schema }>;
  };
  const members = membersOf(answer.content['application/json']?.schema ?? {}, document);
  const isPage = members.includes('nextPageToken');
  const inRecord = isPage ? /^\w+\[\]\.(.+)$/ : /^(?:\[\]\.)?(.+)$/;
  return members.flatMap((member) => inRecord.exec(member)?.[1] ?? []);
}

/** A PDF has no members. */
function isJson(path: string): boolean {
  const answer = document.paths[path]?.get?.responses['200'];
  return (
    answer !== undefined && 'content' in answer && 'application/json' in (answer.content ?? {})
  );
}

describe('the members of answers and events', () => {
  it('The tables include all answers with data of merchants', () => {
    const read = Object.keys(document.paths).filter(
      // Endpoints, deliveries and requests are no business facts, and the log has the events themselves. Taxonomies
      // and category mappings are settings, which no event has.
      (path) =>
        /^\/ext\/(?!webhooks|events|requests|taxonomies|categor)/.test(path) && isJson(path),
    );
    expect(answers.flatMap(({ paths }) => paths).toSorted()).toEqual(read.toSorted());
  });

  it.each(answers)('The tables name each member of $paths, and no other', (answer) => {
    const members = answer.paths.flatMap(membersOfAnswer);
    expect(members.length).toBeGreaterThan(2);
    expect(members.filter((member) => !isNamed(member, [...answer.rows, ...inAll]))).toEqual([]);
    const unknown = answer.rows.filter((row) => !members.some((member) => isNamed(member, [row])));
    expect(unknown.map(({ member }) => member)).toEqual([]);
  });

  it('The tables name only members that the events have', () => {
    const carriers = rows.flatMap((row) => row.carriers);
    expect(carriers.length).toBeGreaterThan(100);
    const unknown = carriers.filter((carrier) => {
      const { schema = {} } = contractByType(carrier.type) ?? {};
      return !membersOf(schema).some((member) => isNamed(member, [carrier]));
    });
    expect(unknown).toEqual([]);
  });

  it('The tables give a reason for a member that no event has', () => {
    const without = rows.filter(({ carriers }) => carriers.length === 0);
    expect(without.filter(({ events, note }) => events !== '–' || note === '')).toEqual([]);
  });
});
