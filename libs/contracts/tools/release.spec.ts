import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allContracts, type EventContract, OrderPlaced } from '../src/index.js';
import { readRelease, releaseFaults, writeRelease } from './release.js';

describe('the present contracts (decision 8.4)', () => {
  it('do not break readers of the last release', () => {
    const release = readRelease(join(import.meta.dirname, '..', 'released'));
    expect(release && releaseFaults(release, allContracts)).toEqual([]);
  });
});

describe('a release of contracts', () => {
  let folder: string;
  const name = 'order.placed.v1';
  const write = (version?: string, contracts = allContracts, ended: string[] = []) =>
    writeRelease(join(folder, 'released'), { version, contracts, ended });
  const read = () => readRelease(join(folder, 'released'))!;
  const others = allContracts.filter((contract) => contract !== OrderPlaced);
  const withPlaced = (edit: Partial<EventContract>) => [...others, { ...OrderPlaced, ...edit }];
  const withoutValue = () => {
    const schema = structuredClone(OrderPlaced.schema) as { properties: { value?: object } };
    delete schema.properties.value;
    return schema;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'released-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('contains every contract unchanged, with its version', async () => {
    expect(readRelease(join(folder, 'released'))).toBeUndefined();
    await write('0.9.0');
    expect(read().version).toBe('0.9.0');
    const contracts = allContracts.map(({ type, version, stream, schema }) => [
      `${type}.v${version}`,
      { stream, schema },
    ]);
    expect([...read().contracts]).toEqual(contracts);
  });

  it('requires a version above the last one', async () => {
    for (const version of [undefined, '', 'v1', '1.0']) {
      await expect(write(version)).rejects.toThrow('Name the version');
    }
    await write('0.9.0');
    await expect(write('0.9.0')).rejects.toThrow('0.9.0 is not above it');
    await write('0.10.0');
    await expect(write('0.9.1')).rejects.toThrow('The last release is 0.10.0');
    expect(read().version).toBe('0.10.0');
  });

  it.each<[string, EventContract[], string]>([
    [
      'a removed member',
      withPlaced({ schema: withoutValue() }),
      `${name} /properties/value: removed`,
    ],
    ['a removed event', others, `${name}: removed`],
    [
      'an event on another stream',
      withPlaced({ stream: 'orders.release' }),
      `${name}: moved from the stream orders.order`,
    ],
  ])('is refused with %s, and the last release remains', async (_, contracts, fault) => {
    await write('1.0.0');
    expect(releaseFaults(read(), contracts)).toEqual([fault]);
    await expect(write('2.0.0', contracts)).rejects.toThrow(fault);
    expect(read().version).toBe('1.0.0');
  });

  it('removes a version of an event that it names', async () => {
    await write('1.0.0');
    await write('2.0.0', others, [name]);
    expect([...read().contracts.keys()]).not.toContain(name);
  });

  it('rejects files that were edited by hand', async () => {
    await write('1.0.0');
    const file = join(folder, 'released', `${name}.json`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"value"', '"amount"'));
    expect(read).toThrow(`${name}.json was changed`);
    await expect(write('1.1.0')).rejects.toThrow('was changed');
    rmSync(file);
    expect(read).toThrow('files are missing or added');
  });
});
