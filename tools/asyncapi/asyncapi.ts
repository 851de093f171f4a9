import path from 'node:path';
import { allContracts, streams, versionName, type EventContract, type Stream } from '#contracts';
import { VERSION } from '#platform';
import { topicOf } from '../stack/migrate/topics.js';
import { projectRoot } from '../stack/paths.js';
import { describeStream, OUTSIDE } from './describe-stream.js';
import { messageOf } from './message.js';

const description = `
Everything that happens in Entrepot is an event on Kafka. A stream is a topic; its name is the address of the channel.

**Delivery** is at least once, in order for each key. Deduplicate by \`ce_id\`, retain the highest \`version\` of each
stream and subject, and ignore members that you do not know.

**Headers** follow CloudEvents 1.0 in binary mode. Decide by \`ce_type\`; the end of \`ce_dataschema\` names the schema
and its version, which the gateway serves under \`/schemas\`.

**Personal data** travels on \`orders.release\` and \`sales-channel.orders\` only. These streams have separate access rights.
`.trim();

/** The path of the committed document, which the gateway serves. */
export const asyncApiPath = path.join(projectRoot(), 'apps', 'gateway', 'asyncapi.json');

/** Prefix, partitions and replication depend on the installation; the gateway adds the partitions of its topics. */
const ANY_LAYOUT = { prefix: '', partitions: 1, replication: 1 };

/** Describes all streams and events in AsyncAPI 3.0, from the contracts. */
export function makeAsyncApi(): object {
  return {
    ...general(VERSION),
    channels: Object.fromEntries(streams.map((stream) => [stream.name, channelOf(stream)])),
    operations: Object.fromEntries(streams.map(operationOf)),
    components: {
      messages: Object.fromEntries(
        allContracts.map((contract) => [versionName(contract), messageOf(contract)]),
      ),
    },
  };
}

function contractsOf({ name }: Stream): EventContract[] {
  return allContracts.filter(({ stream }) => stream === name);
}

function channelOf(stream: Stream): object {
  const { config } = topicOf(stream, ANY_LAYOUT);
  return {
    address: stream.name,
    title: stream.name,
    description: describeStream(stream),
    messages: Object.fromEntries(
      contractsOf(stream).map((contract) => [
        versionName(contract),
        { $ref: `#/components/messages/${versionName(contract)}` },
      ]),
    ),
    ...(stream.personalData && { tags: [{ name: 'personal data' }] }),
    bindings: {
      kafka: {
        topic: stream.name,
        topicConfiguration: {
          'cleanup.policy': [config['cleanup.policy']],
          ...(config['retention.ms'] && { 'retention.ms': Number(config['retention.ms']) }),
          ...(config['segment.ms'] && { 'segment.ms': Number(config['segment.ms']) }),
        },
        bindingVersion: '0.5.0',
      },
    },
  };
}

/** The operation of Entrepot on the stream; external programs do the opposite. */
function operationOf(stream: Stream): [string, object] {
  const isOutside = stream.owner === OUTSIDE;
  const channel = `#/channels/${stream.name}`;
  return [
    `${isOutside ? 'receive' : 'send'}-${stream.name}`,
    {
      action: isOutside ? 'receive' : 'send',
      title: `${isOutside ? 'Reads' : 'Publishes'} ${stream.name}`,
      channel: { $ref: channel },
      messages: contractsOf(stream).map((contract) => ({
        $ref: `${channel}/messages/${versionName(contract)}`,
      })),
    },
  ];
}

/** The parts of the document that do not depend on streams and events. The gateway adds the servers. */
function general(version: string): Record<string, object | string> {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Entrepot events',
      version,
      description,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
  };
}
