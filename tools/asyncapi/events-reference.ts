import { allContracts, consumerGroups, httpEvents, streams } from '#contracts';
import type { EventContract, HttpEvent, Stream } from '#contracts';
import { describeStream } from './describe-stream.js';
import { describeMembers, type Schema } from './describe-members.js';

const INTRODUCTION = `# Events: reference

For programmers who need the members of an event. Written from the contracts (\`npm run asyncapi:write\`); a test compares.
The concepts are in [events.md](events.md), the JSON Schemas in \`libs/contracts/schemas/\`, golden examples in \`libs/contracts/examples/\`.

Every event also has the envelope: \`eventId\`, \`occurredAt\`, \`subject\`, \`version\`, and \`merchantId\` if it belongs to a merchant.
\`?\` marks a member that can be absent, \`[]\` each element of a list, \`*\` each name in an object.
A member has the same name and place in answers of the API, unless its line names others ([rules](consuming.md#rebuild-api-answers)).
`;

/** The text of docs/events-reference.md: streams, their groups, and each event with its members. */
export function eventsReference(): string {
  const byHttp = [
    '## By HTTP only',
    'Webhooks and `GET /ext/events` deliver these; they are on no stream.',
    ...httpEvents.map(eventOf),
  ];
  return `${[INTRODUCTION.trim(), ...streams.flatMap(streamOf), ...byHttp].join('\n\n')}\n`;
}

function streamOf(stream: Stream): string[] {
  const groups = Object.entries(consumerGroups)
    .filter(([, names]) => names.includes(stream.name))
    .map(([group]) => `\`${group}\``);
  const readers = groups.length === 0 ? 'no service' : groups.join(', ');
  const contracts = allContracts.filter((contract) => contract.stream === stream.name);
  return [
    `## ${stream.name}`,
    `${describeStream(stream)}\n- Consumer groups: ${readers}`,
    ...contracts.map(eventOf),
  ];
}

function eventOf({ type, version, schema }: EventContract | HttpEvent): string {
  const { description = '', ...members } = schema as Schema;
  const title = version === 1 ? type : `${type}, version ${version}`;
  return `### ${title}\n\n${description}\n\n${describeMembers(members).join('\n')}`;
}
