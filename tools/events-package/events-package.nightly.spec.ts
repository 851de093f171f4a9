import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allContracts } from '#contracts';
import { createTestStore } from '#testing';
import { Pool } from 'pg';
import type * as Events from '../../libs/events/src/index.js';
import { installEvents } from '../outside-programs/install-packages.js';

const root = path.resolve(import.meta.dirname, '..', '..');

let installed: Awaited<ReturnType<typeof installEvents>>;

beforeAll(async () => {
  installed = await installEvents();
});

afterAll(() => installed?.remove());

interface Example {
  eventId: string;
  orderId: string;
  subject: string;
  version: number;
}

function examplesOf(version: string): Example[] {
  const folder = path.join(root, 'libs/contracts/examples', version);
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Example,
  );
}

function headersOf(type: string, eventId: string, version = 'v1'): Record<string, string> {
  return {
    ce_id: eventId,
    ce_type: type,
    ce_dataschema: `https://entrepot.example.com/schemas/${type}/${version}`,
  };
}

describe('the package @entrepot/events', () => {
  it('The package contains its licence and the notices of its dependencies', () => {
    const folder = path.join(installed.folder, 'node_modules/@entrepot/events');
    expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toContain('Apache License');
    expect(readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')).toContain('ajv 8');
  });
});

describe('parse of @entrepot/events', () => {
  it.each(allContracts.map(({ type, version }) => [type, version] as const))(
    '`parse` reads all golden examples of %s',
    (type, version) => {
      for (const event of examplesOf(`${type}.v${version}`)) {
        const parsed = installed.events.parse(
          headersOf(type, event.eventId),
          JSON.stringify(event),
        );
        expect(parsed).toEqual({ kind: 'event', type, version, event });
      }
    },
  );

  const [placed] = examplesOf('order.placed.v1') as [Example];
  const headers = headersOf('order.placed', placed.eventId);

  it('`parse` works in a CommonJS program', () => {
    const program = `const { parse } = require('@entrepot/events');
      console.log(require.resolve('@entrepot/events'), parse({ ce_type: 'order.sung' }, null).kind)`;
    const { stdout } = spawnSync(process.execPath, ['--eval', program], {
      cwd: installed.folder,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/cjs\/index\.js unknown-type\n$/);
  });

  it('`parse` reports an unknown type and an unknown version', () => {
    const { parse } = installed.events;
    expect(parse({ ...headers, ce_type: 'order.sung' }, '{}')).toEqual({
      kind: 'unknown-type',
      type: 'order.sung',
    });
    const next = headersOf('order.placed', placed.eventId, 'v2');
    expect(parse(next, JSON.stringify(placed))).toEqual({
      kind: 'unknown-version',
      type: 'order.placed',
      schema: next['ce_dataschema'],
    });
  });

  it.each([
    ['no JSON', '{', ''],
    ['a member of another type', JSON.stringify({ ...placed, orderId: 7 }), '/orderId'],
    ['another id than its header', JSON.stringify({ ...placed, eventId: other() }), '/eventId'],
    ['no value', null, ''],
  ])('`parse` reports the fault of a message with %s', (_, value, pointer) => {
    const parsed = installed.events.parse(headers, value);
    expect(parsed).toMatchObject({ kind: 'invalid', type: 'order.placed', faults: [{ pointer }] });
  });

  it('`parse` reads headers and values as bytes, in an object or in a map', () => {
    const bytes = Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)] as const);
    const value = Buffer.from(JSON.stringify(placed));
    const asMap = new Map(bytes.map(([name, text]) => [Buffer.from(name), text]));
    for (const headersForm of [Object.fromEntries(bytes), asMap]) {
      expect(installed.events.parse(headersForm, value)).toMatchObject({
        kind: 'event',
        event: placed,
      });
    }
  });
});

function other(): string {
  return '019e8834-76c8-757b-9b05-000000000000';
}

describe('the types of @entrepot/events', () => {
  const program = (status: string): string => `
    import { parse, type EventOf } from '@entrepot/events';
    const parsed = parse({}, null);
    const event = parsed.kind === 'event' && parsed.type === 'order.status-changed' && parsed.event;
    export const code = event && event.status === '${status}' && event.eventData?.parcelCode;
    export const skuId: EventOf<'sku.deleted'>['skuId'] = 'TEE';`;

  function compile(status: string): string {
    writeFileSync(path.join(installed.folder, 'program.ts'), program(status));
    const options = '--noEmit --strict --module nodenext --target es2022 --ignoreConfig program.ts';
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), options.split(' '), {
      cwd: installed.folder,
      encoding: 'utf8',
    });
    return stdout;
  }

  it('The types give each status the shape of its event data, outside the repository', () => {
    expect(compile('PACKED')).toBe('');
    expect(compile('RETURNED')).toContain("Property 'parcelCode' does not exist");
  });
});

interface Bench {
  orders: Map<string, string[]>;
  /** The handler throws while this is set. */
  fault?: Error | undefined;
  projection: Events.Projection<never>;
  deadLetters(): Promise<{ reason: string; offset: string }[]>;
  /** The orders that were written. */
  written(): Promise<string[]>;
  end(): Promise<void>;
}

async function memoryBench(): Promise<Bench> {
  const store = new installed.events.MemoryStore();
  const written: string[] = [];
  const bench = {
    deadLetters: async () => [...store.deadLetters()],
    written: async () => written,
    end: async () => undefined,
  } as Partial<Bench> as Bench;
  bench.projection = new installed.events.Projection(store, {
    'order.placed': ({ orderId }) => {
      if (bench.fault) throw bench.fault;
      written.push(orderId);
    },
  }) as never;
  return bench;
}

async function postgresBench(): Promise<Bench> {
  const database = await createTestStore('events', []);
  await database.sql('GRANT CREATE ON SCHEMA events TO PUBLIC');
  const pool = new Pool({
    connectionString: database.url,
    options: '-c search_path=events',
    max: 2,
  });
  pool.on('error', () => undefined); // dropping the database ends the remaining connections
  const store = new installed.events.PostgresStore(pool);
  await store.setUp();
  await store.setUp();
  await pool.query('CREATE TABLE placed (order_id text)');
  const bench = {
    deadLetters: () => store.deadLetters(),
    written: async () => {
      const { rows } = await pool.query<{ order_id: string }>('SELECT order_id FROM placed');
      return rows.map(({ order_id }) => order_id);
    },
    end: async () => {
      await pool.end();
      await database.drop();
    },
  } as Partial<Bench> as Bench;
  bench.projection = new installed.events.Projection(store, {
    'order.placed': async ({ orderId }, client) => {
      await client.query('INSERT INTO placed VALUES ($1)', [orderId]);
      if (bench.fault) throw bench.fault;
    },
  }) as never;
  return bench;
}

describe.each([
  ['memory', memoryBench],
  ['Postgres', postgresBench],
])('a projection in %s', (_, start) => {
  let bench: Bench;

  beforeEach(async () => {
    bench = await start();
  });

  afterEach(() => bench?.end());

  const [example] = examplesOf('order.placed.v1') as [Example];
  let offset = 0;

  /** A message about an order whose event id ends with `id`. */
  function message(order: string, version: number, id: number, schema = 'v1'): Events.Message {
    const eventId = `019e8834-76c8-757b-9b05-${String(id).padStart(12, '0')}`;
    const event = { ...example, eventId, orderId: order, subject: order, version };
    return {
      topic: 'orders.order',
      partition: 0,
      offset: String(offset++),
      key: order,
      headers: headersOf('order.placed', eventId, schema),
      value: JSON.stringify(event),
    };
  }

  it('The projection applies each event once, and none that is older than its state', async () => {
    const first = message('A', 2, 1);
    const { projection } = bench;
    expect(await projection.handle(first)).toBe('applied');
    expect(await projection.handle(first)).toBe('duplicate');
    expect(await projection.handle(message('A', 1, 2))).toBe('stale');
    expect(await projection.handle(message('A', 2, 3))).toBe('stale');
    expect(await projection.handle(message('A', 3, 4))).toBe('applied');
    expect(await projection.handle({ ...message('A', 4, 5), value: null })).toBe('skipped');
    expect(await bench.written()).toEqual(['A', 'A']);
  });

  it('The projection parks an unreadable message and only the later ones of its key', async () => {
    const { projection } = bench;
    expect(await projection.handle(message('A', 1, 1, 'v2'))).toBe('dead-letter');
    expect(await projection.handle(message('A', 2, 2))).toBe('dead-letter');
    expect(await projection.handle(message('B', 1, 3))).toBe('applied');
    const reasons = (await bench.deadLetters()).map(({ reason }) => reason);
    expect(reasons).toEqual(['unknown-version', 'blocked']);
    await expect(projection.replay('orders.order', 'A')).rejects.toThrow(
      installed.events.StillFaulty,
    );
    expect((await bench.deadLetters()).length).toBe(2);
    expect(await bench.written()).toEqual(['B']);
  });

  it('The projection parks a message whose handler fails three times, and replays its key in order', async () => {
    const { projection } = bench;
    bench.fault = new Error('no such warehouse');
    const failing = message('A', 1, 1);
    await expect(projection.handle(failing)).rejects.toThrow('no such warehouse');
    await expect(projection.handle(failing)).rejects.toThrow('no such warehouse');
    expect(await projection.handle(failing)).toBe('dead-letter');
    expect(await projection.handle(message('A', 2, 2))).toBe('dead-letter');
    await expect(projection.replay('orders.order', 'A')).rejects.toThrow('no such warehouse');
    expect(await bench.written()).toEqual([]);
    bench.fault = undefined;
    expect(await projection.replay('orders.order', 'A')).toBe(2);
    expect(await bench.written()).toEqual(['A', 'A']);
    expect(await bench.deadLetters()).toEqual([]);
    expect(await projection.handle(message('A', 3, 3))).toBe('applied');
  });
});
