import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { program } from '../program.js';
import { SUBJECTS } from '../operations/subjects.js';
import { FakeApi } from '../spec/fake-api.js';
import { processTerminal } from '../terminal/terminal.js';
import { SPECS } from './specs/index.js';
import { WITHOUT_COMMAND } from './spec/without-command.js';

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

/** Operations of commands that do more than call one operation. */
const BY_HAND: Record<string, readonly string[]> = {
  login: ['generateToken'],
  whoami: ['readSession'],
  status: ['readOverview'],
  'skus upload': ['upsertSkus', 'checkProducts'],
  'skus status': ['readSkuStatus', 'readSkuStatusOfAnyMerchant'],
  'channel listings': ['listListings'],
  'channel answer': ['answerListings'],
  'channel quantities': ['reportAppliedQuantities'],
  'categories map': [
    'putCategoryMappings',
    'putCategoryMappingsForAll',
    'deleteCategoryMapping',
    'deleteCategoryMappingForAll',
  ],
  'categories attributes map': [
    'putAttributeMappings',
    'putAttributeMappingsForAll',
    'deleteAttributeMapping',
    'deleteAttributeMappingForAll',
  ],
  'skus delete': ['deleteSku', 'deleteProduct'],
  'terms check': ['previewPrices'],
  'prices set': [
    'updateOriginPrice',
    'updateOriginPrices',
    'updateDestinationPrice',
    'updateDestinationPrices',
  ],
  'inventory set': ['setInventory', 'setInventories'],
  'logs tail': ['listRequests', 'listRequestsOfAllMerchants'],
  'orders show': ['readOrder', 'readOrderOfChannel', 'readOrderOfAnyMerchant'],
  'terms load': ['loadTaxRules', 'putDutyRates', 'loadFreightTariff'],
  republish: Object.values(SUBJECTS).flat(),
};

const root = program({
  terminal: processTerminal(),
  env: {},
  stdin: process.stdin,
  signal: AbortSignal.abort(),
});

function commandAt(words: string) {
  return words
    .split(' ')
    .reduce<typeof root | undefined>(
      (command, word) => command?.commands.find((subcommand) => subcommand.name() === word),
      root,
    );
}

/** Every group and command, with its words. */
function commandsIn(group: Command, before = ''): [string, Command][] {
  return group.commands.flatMap((command) => {
    const words = `${before} ${command.name()}`.trim();
    return [[words, command], ...commandsIn(command, words)] as [string, Command][];
  });
}

describe('the commands', () => {
  it('cover every operation of the API document, with named exceptions', () => {
    const file = path.join(import.meta.dirname, '../../../gateway/openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const operations = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const covered = [
      ...SPECS.flatMap((spec) => spec.operations),
      ...Object.values(BY_HAND).flat(),
      ...Object.keys(WITHOUT_COMMAND),
    ];
    expect(covered.toSorted()).toEqual(operations.toSorted());
    for (const words of [...Object.keys(BY_HAND), ...SPECS.map((spec) => spec.path)]) {
      expect(commandAt(words)?.registeredArguments).toBeDefined();
    }
  });

  it('explain themselves and their options, as their groups do', () => {
    for (const [words, command] of commandsIn(root)) {
      const { options } = command;
      expect({ words, about: command.description() }).toEqual({
        words,
        about: expect.stringMatching(/^[a-z]/),
      });
      const silent = options.filter(({ description }) => description === '');
      expect({ words, silent }).toEqual({ words, silent: [] });
      const flags = options.map(({ long }) => long);
      const all = [...flags, ...root.options.map(({ long }) => long)];
      expect({ words, all }).toEqual({ words, all: [...new Set(all)] });
    }
  });

  it('explain the options of all commands in their help', () => {
    const help = commandAt('orders list')?.helpInformation() ?? '';
    for (const { long } of root.options) expect(help).toContain(long);
  });
});

describe('a command that calls one operation', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => void api.requests.splice(0));

  it('sends arguments and options, and prints the result', async () => {
    api.answers['POST /ops/orders/A-1/hold'] = { orderId: 'A-1', status: 'ON_HOLD' };
    const words = ['orders', 'hold', 'A-1', '--reason', 'Fraud?', '--reason-code', 'FRAUD'];
    expect(await api.runCommand('operator', words)).toMatchObject({
      code: 0,
      out: ['A-1 is ON_HOLD.'],
    });
    expect(api.requests).toMatchObject([
      { path: '/ops/orders/A-1/hold', body: { reason: 'Fraud?', reasonCode: 'fraud' } },
    ]);
    const answer = await api.runCommand('operator', [...words, '-o', 'json']);
    expect(JSON.parse(answer.out.join('\n'))).toEqual({ orderId: 'A-1', status: 'ON_HOLD' });
  });

  it('gives one option to members with different names', async () => {
    const cancelled = { orderId: 'A-1', status: 'CANCELLED' };
    api.answers['POST /ops/orders/A-1/cancel'] = cancelled;
    api.answers['POST /ext/orders/A-1/cancel'] = cancelled;
    const words = ['orders', 'cancel', 'A-1', '--reason', 'Fraud', '--yes'];
    await api.runCommand('operator', words);
    await api.runCommand('merchant', words);
    expect(api.requests.map(({ body }) => body)).toEqual([
      { reason: 'Fraud' },
      { cancelReason: 'Fraud', cancelDate: expect.any(String) },
    ]);
  });

  it('calls the operation for the kind of its client', async () => {
    api.answers['GET /ext/shipments/S-1'] = { id: 'S-1', parcelIds: ['P-1', 'P-2'], weight: 1.5 };
    api.answers['GET /ops/shipments/S-1'] = { id: 'S-1', lines: [{ a: 1, b: { c: 'x' } }] };
    const words = ['shipments', 'show', 'S-1'];
    expect((await api.runCommand('fulfillment-partner', words)).out).toEqual([
      'id         S-1',
      'parcelIds  P-1, P-2',
      'weight     1.5',
    ]);
    expect((await api.runCommand('operator', words)).out).toEqual([
      'id  S-1',
      '',
      'lines:',
      'a  b.c',
      '1  x',
    ]);
  });

  it.each([
    ['merchant', ['orders', 'hold', 'A-1', '--reason', 'x'], 3, 'orders hold is for a client of'],
    ['operator', ['orders', 'hold', 'A-1'], 2, '--reason is missing: the reason. It is shown'],
    ['operator', ['orders', 'cancel', 'A-1', '--yes'], 2, '--reason is missing.'],
    ['merchant', ['orders', 'cancel', 'A-1', '--yes'], 2, '--reason is missing.'],
    ['merchant', ['orders', 'list', '--merchant', 'GLOBEX'], 2, '--merchant is not for a client'],
    ['operator', ['events', 'list'], 2, '--merchant is missing'],
    ['operator', ['orders', 'hold', 'A-1', '--data', '{'], 2, '--data is not JSON'],
    ['operator', ['orders', 'hold', 'A-1', '--data', '[]'], 2, '--data is not a JSON object'],
    ['operator', ['orders', 'hold', 'A-1', '--data', '/none'], 2, '--data /none: ENOENT'],
    ['operator', ['tracking', 'report', '--carrier', 'C'], 2, 'error: events is missing'],
    [
      'operator',
      ['tracking', 'report', '--carrier', 'C', '--code', 'DELIVERED'],
      2,
      '--at is missing',
    ],
    ['operator', ['orders', 'hold', 'A-1', '-o', 'csv'], 2, 'This command does not print csv.'],
  ])(
    'for client %s reports the fault of %j before it sends anything',
    async (kind, words, code, fault) => {
      const { notes, ...outcome } = await api.runCommand(kind, words);
      expect(outcome).toEqual({ code, out: [] });
      expect(notes.join('\n')).toContain(fault);
      expect(notes.at(-1)).toMatch(/^ {2}next: /);
      expect(api.requests).toEqual([]);
    },
  );

  it('takes its body from stdin or as JSON, and options in addition', async () => {
    api.answers['PUT /ops/parcelTrackings'] = { status: 'ACCEPTED' };
    const event = (parcelId: string) => ({
      parcelId,
      eventDate: '2026-11-25T10:00:00.000Z',
      externalCode: 'DELIVERED',
      description: 'Delivered',
      location: 'Lima',
    });
    const words = ['tracking', 'report', '--data', '-', '--carrier', 'C-1', '--parcel', 'P-2'];
    const options = ['--at', '2026-11-25T10:00:00.000Z', '--code', 'DELIVERED'];
    const texts = ['--description', 'Delivered', '--location', 'Lima'];
    const stdin = JSON.stringify({ carrierId: 'C-0', events: [event('P-1')] });
    const { out } = await api.runCommand('operator', [...words, ...options, ...texts], { stdin });
    expect(out).toEqual(['The report is ACCEPTED.']);
    expect(api.requests.at(-1)?.body).toEqual({
      carrierId: 'C-1',
      events: [event('P-1'), event('P-2')],
    });
  });

  it('asks first, then shows until when the previous secret of a client stays valid', async () => {
    const previousSecretUntil = '2026-11-26T11:00:00.000Z';
    const answer = { clientId: 'NIGHT', clientSecret: 's3cret', previousSecretUntil };
    api.answers['POST /ops/clients/NIGHT/rotate-secret'] = answer;
    const words = ['clients', 'rotate', 'NIGHT', '--grace', '3600'];
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await api.runCommand('operator', words, { stdin: 'n\n' })).toMatchObject({
      code: 4,
      out: [],
    });
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining('Rotate the secret of NIGHT?'));
    stderr.mockRestore();
    expect(await api.runCommand('operator', [...words, '--yes'])).toEqual({
      code: 0,
      out: ['s3cret'],
      notes: [
        `The previous secret stays valid until ${previousSecretUntil}.`,
        'Client NIGHT has a new secret. The secret below is shown only once:',
      ],
    });
  });

  it('asks before a change that cannot be undone, unless --yes is given', async () => {
    api.answers['POST /ops/orders/A-1/erase-personal-data'] = { orderId: 'A-1' };
    const words = ['orders', 'erase', 'A-1'];
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const no = await api.runCommand('operator', words, { stdin: 'n\n' });
    expect(no).toEqual({ code: 4, out: [], notes: ['Nothing was changed.'] });
    expect(await api.runCommand('operator', words)).toMatchObject({ code: 2 });
    expect(api.requests).toEqual([]);
    const done = ['The personal data of the buyer of A-1 is erased.'];
    expect(await api.runCommand('operator', words, { stdin: 'y\n' })).toMatchObject({ out: done });
    expect(await api.runCommand('operator', [...words, '--yes'])).toMatchObject({ out: done });
    expect(api.requests).toHaveLength(2);
    const question = 'Erase the personal data of the buyer of A-1? This cannot be undone. [y/N] ';
    expect(stderr.mock.calls.map(([text]) => text)).toEqual(Array(3).fill(question));
    stderr.mockRestore();
  });

  it('prints a secret alone, so that it can be piped', async () => {
    api.answers['POST /ops/clients'] = { clientId: 'NIGHT', clientSecret: 's3cret' };
    const words = ['clients', 'create', 'NIGHT', '--kind', 'operator', '--access', 'read'];
    expect(await api.runCommand('operator', words)).toEqual({
      code: 0,
      out: ['s3cret'],
      notes: ['Client NIGHT is created. The secret below is shown only once:'],
    });
    expect(api.requests[0]?.body).toEqual({ clientId: 'NIGHT', kind: 'operator', access: 'read' });
  });
});

describe('entrepot api', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it('sends any request, and prints the answer', async () => {
    api.answers['POST /ops/orders/A-1/hold'] = (request) => ({ received: request });
    const words = ['api', 'post', '/ops/orders/A-1/hold?x=1', '--data', '-', '-o', 'ndjson'];
    const key = ['--idempotency-key', 'once'];
    const { out } = await api.runCommand('operator', [...words, ...key], {
      stdin: '{"reason":"x"}',
    });
    expect(JSON.parse(out.join('\n'))).toEqual({
      received: {
        method: 'POST',
        path: '/ops/orders/A-1/hold',
        query: { x: '1' },
        body: { reason: 'x' },
        key: 'once',
      },
    });
  });

  it.each([
    [['api', 'GET', 'https://elsewhere.example.com/'], 2, 'does not begin with /'],
    [['api', 'POST', '/orders', '--data', '{'], 2, '--data is not JSON'],
    [['api', 'GET', '/orders', '--data', '{}'], 2, 'GET takes no --data.'],
    [['api', 'GET', '/nothing'], 4, 'GET /nothing: 404 none'],
  ])('reports the fault of %j', async (words, code, fault) => {
    const { notes, ...outcome } = await api.runCommand('merchant', words);
    expect(outcome).toEqual({ code, out: [] });
    expect(notes.join('\n')).toContain(fault);
  });
});
