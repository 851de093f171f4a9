import path from 'node:path';
import { allContracts, streams } from '#contracts';
import type { EventContract, Stream } from '#contracts';
import { VERSION } from '#platform';
import { topicOf } from '../stack/migrate/topics.js';
import { projectRoot } from '../stack/paths.js';
import { describeStream, OUTSIDE } from './describe-stream.js';
import { general } from './general.js';
import { messageOf } from './message.js';

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
        allContracts.map((contract) => [nameOf(contract), messageOf(contract)]),
      ),
    },
  };
}

function nameOf({ type, version: number }: EventContract): string {
  return `${type}.v${number}`;
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
        nameOf(contract),
        { $ref: `#/components/messages/${nameOf(contract)}` },
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
        $ref: `${channel}/messages/${nameOf(contract)}`,
      })),
    },
  ];
}
