import { program } from '../commands/program.js';
import { processTerminal } from '../terminal/terminal.js';
import { eventLine } from './event-line.js';
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
  it('reads every open stream from now on, when nothing else is asked for', () => {
    const options = readTailOptions({});
    expect(options).toMatchObject({ from: 'latest', types: [] });
    expect(options.streams).toContain('orders.order');
    expect(options.streams).not.toContain('orders.release');
  });

  it.each([
    [{ stream: ['orders.release'] }, '--stream orders.release: expected one of'],
    [{ type: ['order.sung'] }, '--type order.sung: expected one of'],
    [{ type: ['order.placed'], stream: ['catalog.sku'] }, 'catalog.sku has no order.placed'],
  ])('names the fault of %j', (given, fault) => {
    expect(() => readTailOptions(given)).toThrow(fault);
  });

  it.each([
    [['--from', 'yesterday'], 'Expected a date'],
    [['--frm', 'latest'], "unknown option '--frm'"],
  ])('refuses %j', async (words, fault) => {
    const notes: string[] = [];
    const root = program({ terminal: processTerminal(), env: {}, signal: AbortSignal.abort() });
    const tail = root.commands
      .find((one) => one.name() === 'events')
      ?.commands.find((one) => one.name() === 'tail');
    tail?.configureOutput({ writeErr: (text) => notes.push(text) });
    await expect(root.parseAsync(['events', 'tail', ...words], { from: 'user' })).rejects.toThrow();
    expect(notes.join('')).toContain(fault);
  });

  it('reads the streams only that can have an event of the types', () => {
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
    expect(eventLine(readTailed({ ...message, ...other }), terminal)).toContain(`! ${fault}`);
  });

  it('cuts a line to the width of the terminal, and shows no control characters', () => {
    const line = eventLine(readTailed({ ...message, key: 'a\nb' }), { ...terminal, columns: 85 });
    expect(line).toHaveLength(85);
    expect(line).toMatch(/a\uFFFDb.*…$/u);
  });
});
