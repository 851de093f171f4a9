import { platformProblems } from '#edge';
import { document, isDescribed } from './check/document-parts.js';
import { describedServices } from './services.js';

/** Codes for the pages of the console, whose sessions are no operations of the API. */
const OF_THE_CONSOLE = [
  'email-unverified',
  'foreign-request',
  'https-required',
  'no-console',
  'no-operator',
  'provider-failed',
  'wrong-credentials',
];

const services = await describedServices();

describe('each problem code', () => {
  const tables = [{ name: undefined, problems: platformProblems }, ...services];

  it('Each problem code has a page with title, status, meaning and remedy', () => {
    const wrong = tables.flatMap(({ name, problems }) =>
      Object.entries(problems).flatMap(([code, { status, title }]) => {
        const text = document['x-problems'][code]?.find(({ service }) => service === name);
        const published = isDescribed(text?.meaning) && isDescribed(text?.remedy);
        return published && text?.status === status && text.title === title
          ? []
          : [`${name ?? 'platform'}: ${code}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('Each problem code has one status in all services', () => {
    const several = Object.entries(document['x-problems']).filter(
      ([, texts]) => new Set(texts.map(({ status }) => status)).size > 1,
    );
    expect(several).toEqual([]);
  });

  it('Each problem code of a service is answered by one of its operations', () => {
    const unused = Object.entries(document['x-problems']).flatMap(([code, texts]) =>
      texts
        .filter(({ service, operations: ids }) => service !== undefined && ids.length === 0)
        .map(({ service }) => `${service}: ${code}`),
    );
    expect(unused.toSorted()).toEqual([
      'client: no-answer',
      'client: unexplained',
      ...OF_THE_CONSOLE.map((code) => `gateway: ${code}`),
    ]);
  });
});
