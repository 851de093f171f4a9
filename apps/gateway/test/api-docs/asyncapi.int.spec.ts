import { readFileSync } from 'node:fs';
import { allContracts, allEvents, streams } from '#contracts';
import { testEnvironment } from '#testing';
import { chromium, type Browser } from 'playwright-core';
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

describe('the page /asyncapi', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
  });

  afterAll(() => browser?.close());

  it('renders all streams under its content security policy, from this server alone', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.route(
      (address) => !address.href.startsWith(url),
      async (route) => {
        faults.push(route.request().url());
        await route.abort();
      },
    );
    await page.goto(`${url}/asyncapi`);
    await page.getByRole('heading', { name: 'Operations' }).waitFor();
    const shown = await page.locator('#viewer').textContent();
    for (const { name } of streams) expect(shown).toContain(name);
    await page.getByRole('button', { name: 'Expand all' }).first().click();
    expect(faults).toEqual([]);
  });
});
