import { compatibilityPartitioner } from '@platformatic/kafka';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { PARTITIONS, type TestStack } from '../../../tools/stack/testing/test-stack.js';
import { eventIn, PublishedEvents } from '../faults/oracle/published-events.js';
import { RawKafka, type ReadRecord } from '../faults/raw-kafka.js';
import type { Json } from '../merchant.js';

/** Streams that may hold personal data (decision 8.6). */
const PERSONAL = new Set(['orders.release', 'sales-channel.orders']);

export interface StreamScan {
  records: number;
  /** The faults, one line each. */
  faults: string[];
}

/**
 * Reads every record of every stream, except those of other merchants, and checks that it is valid by the schema that
 * the gateway serves, keyed and partitioned by rule, with rising versions for each subject; on open streams without a
 * link to a document or one of the given texts.
 * @param secretTexts typed or personal texts
 */
export async function scanStreams(
  { gateway, sandbox, topicPrefix }: TestStack,
  merchantIds: readonly string[],
  secretTexts: readonly string[],
): Promise<StreamScan> {
  const all = await new RawKafka(sandbox.kafkaBrokers, topicPrefix).readAll();
  const records = all.filter((record) => {
    const { merchantId } = eventIn(record) ?? {};
    return merchantId === undefined || merchantIds.includes(merchantId);
  });
  const schemas = await readSchemas(gateway);
  const { reordered, misplaced } = new PublishedEvents(records);
  const faults = records.flatMap((record) => [
    ...invalid(record, schemas),
    ...leaks(record, ['/documents/', ...secretTexts]),
    ...misplacedIn(record),
  ]);
  return { records: records.length, faults: [...faults, ...reordered, ...misplaced] };
}

/** Schemas by address, the value of `ce_dataschema`. */
async function readSchemas(gateway: string): Promise<Map<string, ValidateFunction>> {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const answer = await fetch(`${gateway}/schemas/bundle.json`);
  const { events } = (await answer.json()) as Json;
  return new Map(events.map(({ schemaPath, schema }: Json) => [schemaPath, ajv.compile(schema)]));
}

function invalid(record: ReadRecord, schemas: Map<string, ValidateFunction>): string[] {
  const schema = record.headers['ce_dataschema'] ?? '';
  const validate = schemas.get(new URL(schema).pathname);
  if (!validate) return [`${recordName(record)}: there is no schema ${schema}`];
  if (validate(JSON.parse(String(record.value)))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${recordName(record)}: ${instancePath} ${message}`,
  );
}

function leaks(record: ReadRecord, texts: readonly string[]): string[] {
  if (PERSONAL.has(record.stream)) return [];
  const leaked = texts.filter((text) => String(record.value).includes(text));
  return leaked.map((text) => `${recordName(record)} has ${text}`);
}

/** Checks that the record is in the partition that Kafka's own clients choose for its key. */
function misplacedIn({ key, ...record }: ReadRecord): string[] {
  const expected =
    compatibilityPartitioner({ topic: record.stream }, key ?? undefined) % PARTITIONS;
  if (record.partition === expected) return [];
  return [`${recordName(record)} is in partition ${record.partition}, not ${expected}`];
}

function recordName({ stream, headers }: Pick<ReadRecord, 'stream' | 'headers'>): string {
  return `${headers['ce_type']} ${headers['ce_id']} of ${stream}`;
}
