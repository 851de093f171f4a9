import { readFileSync } from 'node:fs';
import { allContracts, allEvents, streams } from '#contracts';
import { testEnvironment } from '#testing';
import { gatewayBench, type GatewayBench } from '../gateway.js';

let bench: GatewayBench;
let url: string;

beforeAll(async () => {
  bench = await gatewayBench();
  ({ url } = await bench.start());
});

afterAll(() => bench?.stop());

async function read<T>(path: string): Promise<T> {
  const response = await fetch(url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

describe('GET /asyncapi.json', () => {
  it('serves the document of all streams and events without a token', async () => {
    const document = await read<{ asyncapi: string; channels: object }>('/asyncapi.json');
    expect(document.asyncapi).toBe('3.0.0');
    expect(Object.keys(document.channels)).toEqual(streams.map(({ name }) => name));
  });

  it('names the brokers and the partitions of this installation', async () => {
    type Channel = { bindings: { kafka: object } };
    interface Document {
      servers: Record<string, object>;
      channels: Record<string, Channel>;
    }
    const { brokers } = testEnvironment();
    for (const path of ['/asyncapi.json', '/docs/assets/asyncapi-document.json']) {
      const { servers, channels } = await read<Document>(path);
      expect(servers).toEqual({
        'broker-1': expect.objectContaining({ host: brokers, protocol: 'kafka' }),
      });
      for (const { bindings } of Object.values(channels)) {
        expect(bindings.kafka).toMatchObject({ partitions: 1, replicas: 1 });
      }
    }
  });
});

describe('GET /schemas', () => {
  it('lists the schemas of all events, each at the path that it names', async () => {
    const { schemas } = await read<{ schemas: { type: string; schemaPath: string }[] }>('/schemas');
    expect(schemas.map(({ type }) => type)).toEqual(allEvents.map(({ type }) => type));
    for (const { type, schemaPath } of schemas) {
      expect(await read(schemaPath)).toMatchObject({ $id: schemaPath, title: type });
    }
  });

  it('serves all schemas with their golden examples in one document', async () => {
    const { events } = await read<{ events: { type: string; schema: object; examples: object }[] }>(
      '/schemas/bundle.json',
    );
    expect(events.map(({ type, schema }) => ({ type, schema }))).toEqual(
      allContracts.map(({ type, schema }) => ({ type, schema })),
    );
    const [, sample = ''] =
      /```json\n([^]*?)```/.exec(readFileSync('docs/consuming.md', 'utf8')) ?? [];
    const [documented] = (JSON.parse(sample) as { events: object[] }).events;
    for (const event of events) expect(Object.keys(event)).toEqual(Object.keys(documented ?? {}));
    for (const { examples } of events) {
      expect(Object.keys(examples)).toEqual(expect.arrayContaining(['full', 'minimal']));
    }
  });
});
