import { program } from '../program.js';
import { processTerminal } from '../terminal/terminal.js';
import { eventLines } from './event-line.js';
import { History } from './history.js';
import { CatchUp, Places } from './kafka/places.js';
import { readTailOptions } from './tail-options.js';
import { isWanted, readTailed } from './tailed-event.js';

const message = {
  stream: 'orders.order',
  partition: 0,
  offset: '7',
  key: 'ACME-MELI-1',
  headers: { ce_type: 'order.sung', ce_dataschema: '/schemas/order.sung/v1' },
  value: Buffer.from('{"merchantId":"ACME"}'),
};

const terminal = { paint: (_: unknown, text: string) => text, columns: undefined };

describe('entrepot events tail', () => {
  it('reads every open stream from now on by default', () => {
    const options = readTailOptions({});
    expect(options).toMatchObject({ from: 'latest', types: [] });
    expect(options.streams).toContain('orders.order');
    expect(options.streams).not.toContain('orders.release');
  });

  it.each([
    [{ stream: ['orders.release'] }, '--stream orders.release: expected one of'],
    [{ type: ['order.sung'] }, '--type order.sung: expected one of'],
    [{ type: ['order.placed'], stream: ['catalog.sku'] }, 'catalog.sku has no order.placed'],
  ])('names the fault of %j', (options, fault) => {
    expect(() => readTailOptions(options)).toThrow(fault);
  });

  it.each([
    [['--from', 'yesterday'], 'Expected a date'],
    [['--frm', 'latest'], "unknown option '--frm'"],
  ])('refuses %j', async (words, fault) => {
    const notes: string[] = [];
    const root = program({
      terminal: processTerminal(),
      env: {},
      stdin: process.stdin,
      signal: AbortSignal.abort(),
    });
    const tail = root.commands
      .find((command) => command.name() === 'events')
      ?.commands.find((command) => command.name() === 'tail');
    tail?.configureOutput({ writeErr: (text) => notes.push(text) });
    await expect(root.parseAsync(['events', 'tail', ...words], { from: 'user' })).rejects.toThrow();
    expect(notes.join('')).toContain(fault);
  });

  it('reads only the streams that can contain an event of the types', () => {
    expect(readTailOptions({ type: ['order.placed', 'stock.short'] }).streams).toEqual([
      'catalog.stock',
      'orders.order',
    ]);
  });

  it.each([
    [{ types: ['order.placed'] }, false],
    [{ types: ['order.placed', 'order.sung'] }, true],
    [{ keys: ['ACME-MELI-2'] }, false],
    [{ keys: ['ACME-MELI-1'], merchants: ['GLOBEX'] }, false],
    [{ keys: ['ACME-MELI-1'], merchants: ['ACME'] }, true],
  ])('filters by %j', (filters, isShown) => {
    const all = { types: [], keys: [], merchants: [] };
    expect(isWanted(readTailed(message), { ...all, ...filters })).toBe(isShown);
  });

  it.each([
    ['an unknown type', {}, 'unknown type'],
    [
      'no JSON',
      {
        headers: { ce_type: 'order.placed', ce_dataschema: '/schemas/order.placed/v1' },
        value: Buffer.from('{'),
      },
      'invalid at /: is not JSON',
    ],
    [
      'another version',
      { headers: { ce_type: 'order.placed', ce_dataschema: '/schemas/order.placed/v2' } },
      'unknown version /schemas/order.placed/v2',
    ],
    ['no value', { value: null }, 'no value'],
  ])('shows why a consumer would not apply a message with %s', (_, other, fault) => {
    const [line] = eventLines(readTailed({ ...message, ...other }), terminal);
    expect(line).toContain(`! ${fault}`);
  });

  it('begins with the first event of a key, and sorts the events so far by their time', () => {
    expect(readTailOptions({ key: ['ACME-MELI-1'] })).toMatchObject({
      from: 'beginning',
      isSorted: true,
    });
    expect(readTailOptions({ key: ['ACME-MELI-1'], from: 'latest' }).isSorted).toBe(false);
    expect(readTailOptions({ from: 'beginning' }).isSorted).toBe(false);
    const event = (stream: string, offset: string, time: string) =>
      readTailed({
        ...message,
        stream,
        offset,
        value: Buffer.from(JSON.stringify({ occurredAt: `2026-11-26T10:00:0${time}Z` })),
      });
    const history = new History();
    const read = [
      event('b', '1', '1.5'),
      event('b', '2', '3'),
      event('a', '1', '1'),
      event('a', '2', '3'),
    ];
    expect(read.map((readEvent) => history.keep(readEvent))).toEqual([true, true, true, true]);
    const sorted = history.end().map(({ stream, offset }) => stream + offset);
    expect(sorted).toEqual(['a1', 'b1', 'b2', 'a2']);
    expect(history.keep(event('a', '3', '0'))).toBe(false);
    expect(history.end()).toEqual([]);
  });

  it('has caught up once it has read every partition to its end at the start', () => {
    const place = (partition: number, offset: bigint) => ({ topic: 't', partition, offset });
    const places = new Places([place(0, 5n), place(1, 0n), place(2, 3n)]);
    const catchUp = new CatchUp(places, [place(0, 5n), place(1, 7n), place(2, 4n)]);
    catchUp.pass('t', 1, 5n);
    catchUp.pass('t', 2, 3n);
    expect(catchUp.isDone).toBe(false);
    catchUp.pass('t', 1, 6n);
    expect(catchUp.isDone).toBe(true);
    expect(new CatchUp(places, [place(0, 5n)]).isDone).toBe(true);
  });

  it('wraps an event to the width of the terminal, and shows no control characters', () => {
    const event = readTailed({ ...message, key: 'a\nb' });
    const [whole = ''] = eventLines(event, terminal);
    for (const columns of [40, 60, 80]) {
      const lines = eventLines(event, { ...terminal, columns });
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
      const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      expect(words(lines.join(' '))).toBe(words(whole));
    }
    expect(whole).toContain('a\uFFFDb');
  });
});
