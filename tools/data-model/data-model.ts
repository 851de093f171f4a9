import type { Table } from './catalog.js';

const INTRODUCTION = `# Data model

For engineers who change a store; from the database's catalog and its comments. Times (\`timestamptz\`) are UTC with milliseconds.
A service reads and writes its own schema only; tables of the same name in several services (\`sku\`, \`merchant\`) are copies, made from events.
`;

/** The data model as Markdown: the tables of each service, then those that are the same in several services. */
export function dataModel(catalog: ReadonlyMap<string, readonly Table[]>): string {
  const placed = [...catalog].flatMap(([service, tables]) =>
    tables.map((table) => ({ service, text: sectionOf(table) })),
  );
  const places = Map.groupBy(placed, ({ text }) => text);
  const ownOf = (service: string): string[] =>
    [...places].flatMap(([text, [first, ...otherPlaces]]) =>
      first?.service === service && otherPlaces.length === 0 ? [text] : [],
    );
  const shared = [...places].flatMap(([text, all]) =>
    all.length > 1 ? [`${text}\nIn ${all.map(({ service }) => service).join(', ')}.\n`] : [],
  );
  return [
    INTRODUCTION,
    ...[...catalog.keys()].flatMap((service) => [`## ${service}\n`, ...ownOf(service)]),
    '## Shared tables\n',
    ...shared,
  ].join('\n');
}

function sectionOf({ name, comment, columns, keys }: Table): string {
  const lines = [
    ...columns.map((column) => `- ${column.text}: ${column.comment}`),
    ...keys.map((key) => `- \`${key}\``),
  ];
  return `### ${name}\n\n${comment}\n\n${lines.join('\n')}\n`;
}
