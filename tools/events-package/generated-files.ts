import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allContracts, streams } from '#contracts';
import { compile } from 'json-schema-to-typescript';
import { pascalCase } from '../openapi/pascal-case.js';
import { projectRoot } from '../stack/paths.js';
import { variants } from './variants.js';

const HEAD = '/* Written from the contracts of the events by `npm run contracts:write`. */\n';

/** The files of the package `@entrepot/events` that are made from the contracts, formatted. */
export async function generatedFiles(): Promise<{ file: string; source: string }[]> {
  const sources = { 'types.ts': await eventTypes(), 'streams.ts': openStreams() };
  return Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const file = path.join(projectRoot(), 'libs/events/src/generated', name);
      const options = { ...(await resolveConfig(file)), filepath: file };
      return { file, source: await format(source, options) };
    }),
  );
}

/** The source of the package's types: an interface for each version of an event, and their union. */
async function eventTypes(): Promise<string> {
  const interfaces = await Promise.all(
    allContracts.map((contract) =>
      compile(variants(contract), pascalCase(contract.type), {
        bannerComment: '',
        additionalProperties: false,
        format: false,
        unknownAny: true,
      }),
    ),
  );
  return [HEAD, ...interfaces, byType(), union()].join('\n');
}

function byType(): string {
  const lines = allContracts.map(
    (contract) => `  '${contract.type}': ${pascalCase(contract.type)};`,
  );
  return `/** The newest version of each event, by its type. */\nexport interface EventByType {\n${lines.join('\n')}\n}\n`;
}

function union(): string {
  const lines = allContracts.map(
    (contract) =>
      `  | { kind: 'event'; type: '${contract.type}'; version: ${contract.version}; event: ${pascalCase(contract.type)} }`,
  );
  return `/** Any event; \`type\` distinguishes them. */\nexport type EntrepotEvent =\n${lines.join('\n')};\n`;
}

/** The source of the package's list of streams; streams with personal data have separate access rights. */
function openStreams(): string {
  const lines = streams
    .filter(({ personalData }) => !personalData)
    .map(({ name }) => {
      const types = allContracts.filter(({ stream }) => stream === name).map(({ type }) => type);
      return `  '${name}': ${JSON.stringify([...new Set(types)])},`;
    });
  return `/* Written from the contracts of the events by \`npm run contracts:write\`. */

/** The streams without personal data, which are Kafka topics, with the types of their events. */
export const openStreams = {
${lines.join('\n')}
} as const;
`;
}
