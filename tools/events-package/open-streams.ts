import { allContracts, streams } from '#contracts';

/** The source of the package's list of streams; streams with personal data have separate access rights. */
export function openStreams(): string {
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
