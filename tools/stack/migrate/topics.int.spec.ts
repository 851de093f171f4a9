import type { BrokerConfig } from '#kafka';
import { EventProducer, EventReader, createTopics } from '#messaging';
import { eventually } from '#testing';
import { localKafka } from '../infrastructure/local-parts.js';
import type { KafkaPart } from '../infrastructure/kafka/kafka.js';
import type { StackFolder } from '../paths.js';
import { freePorts } from '../ports/ports.js';
import { quiet } from '../progress.js';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.js';
import { topicOf } from './topics.js';

const SECOND = 1 / (24 * 60 * 60);
const settings = { prefix: '', partitions: 1, replication: 1 };
const STREAM = { name: 'short', cleanup: 'delete', retentionDays: 2 * SECOND } as const;

let folder: StackFolder;
let kafka: KafkaPart;
let brokers: BrokerConfig;
let producer: EventProducer;

beforeAll(async () => {
  folder = await makeTestFolder();
  const options = {
    env: process.env,
    folder,
    ports: await freePorts(),
    postgresPassword: '',
    durable: false,
    report: quiet,
  };
  kafka = await localKafka(options, {
    settings: { 'log.retention.check.interval.ms': '250', 'log.initial.task.delay.ms': '250' },
  });
  brokers = { brokers: kafka.brokers, clientId: 'test' };
  producer = new EventProducer(brokers);
  await producer.connect();
});

afterAll(async () => {
  await producer.disconnect();
  await kafka.stop();
  await removeTestFolder(folder);
});

const send = (key: string): Promise<unknown> =>
  producer.send([{ topic: STREAM.name, partition: 0, key, value: '{}', headers: {} }]);

let readers = 0;

/** The keys of a topic from its start, once it has any. */
async function keysUntil(last: string): Promise<(string | null)[]> {
  readers += 1;
  const options = { streams: [STREAM.name], topicPrefix: '', from: 'beginning' as const, brokers };
  const reader = new EventReader({ ...options, groupId: `reader-${readers}` });
  const keys: (string | null)[] = [];
  try {
    await reader.start(({ key }) => keys.push(key));
    await eventually(() => expect(keys).toContain(last));
    return keys;
  } finally {
    await reader.stop();
  }
}

describe('the segments of a stream with personal data (decision 8.6)', () => {
  it('The segments let Kafka delete an old record while newer ones arrive, even in a topic created without them', async () => {
    await createTopics(brokers, [topicOf(STREAM, settings)]);
    await createTopics(brokers, [topicOf({ ...STREAM, segmentDays: SECOND }, settings)]);
    await send('old');
    for (let n = 1, keys = ['old'] as (string | null)[]; keys.includes('old'); n += 1) {
      await send(`new ${n}`);
      keys = await keysUntil(`new ${n}`);
    }
  });
});
