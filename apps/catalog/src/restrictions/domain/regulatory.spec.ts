import fc from 'fast-check';
import { sandboxRestrictions } from './sandbox-restrictions.js';
import { checkRegulations } from './regulatory.js';
import type { TradeRestriction } from './trade-restriction.js';

const ecom = { salesChannel: 'ECOM', country: 'BR' };
const meli = { salesChannel: 'MELI', country: 'MX' };
const shop = { salesChannel: 'SHOP', country: 'CL' };
const all = [ecom, meli, shop];
const now = new Date('2026-06-01T00:00:00Z');

const aRestriction = (choices: Partial<TradeRestriction>): TradeRestriction => ({
  kind: 'prohibited',
  hsPrefix: '6109',
  goods: 'shirts',
  destination: 'CL',
  validFrom: '2026-01-01',
  source: 'a law',
  ...choices,
});

describe('regulatory check (decision 3.7)', () => {
  it('permits goods that no rule names', () => {
    expect(checkRegulations('6109.90', all, now, sandboxRestrictions)).toEqual({
      denied: false,
      messages: [],
      prohibited: new Map(),
    });
  });

  it('denies firearms in every destination', () => {
    const { denied, prohibited, messages } = checkRegulations(
      '9302.00',
      all,
      now,
      sandboxRestrictions,
    );
    expect(denied).toBe(true);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'MELI', 'SHOP']);
    expect(messages.map(({ code }) => code)).toEqual(Array(3).fill('prohibited-destination'));
  });

  it('denies electronic cigarettes in BR and MX, and permits them in CL with a restriction', () => {
    const { denied, prohibited, messages } = checkRegulations(
      '8543.40.00',
      all,
      now,
      sandboxRestrictions,
    );
    expect(denied).toBe(false);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'MELI']);
    expect(prohibited.get('ECOM')).toContain('BR');
    expect(messages).toEqual([
      { code: 'prohibited-destination', detail: prohibited.get('ECOM') },
      { code: 'prohibited-destination', detail: prohibited.get('MELI') },
      { code: 'restricted-destination', detail: expect.stringContaining('restricted in CL') },
    ]);
    expect(checkRegulations('8543.40', [ecom, meli], now, sandboxRestrictions).denied).toBe(true);
    expect(checkRegulations('8543.70', all, now, sandboxRestrictions).prohibited.size).toBe(0);
  });

  it('reports a restriction and denies no destination, even if there is only one destination', () => {
    const rules = [
      aRestriction({ kind: 'restricted' }),
      aRestriction({ kind: 'restricted', source: 'two' }),
    ];
    const outcome = checkRegulations('6109.90', [shop], now, rules);
    expect(outcome).toMatchObject({ denied: false, prohibited: new Map() });
    expect(outcome.messages).toEqual([
      { code: 'restricted-destination', detail: 'shirts (6109) are restricted in CL: a law' },
      { code: 'restricted-destination', detail: 'shirts (6109) are restricted in CL: two' },
    ]);
  });

  it('names only the customs code if the goods are not named', () => {
    const rules = [
      aRestriction({ goods: undefined }),
      aRestriction({ goods: undefined, kind: 'restricted', destination: 'BR' }),
    ];
    expect(
      checkRegulations('6109.90', all, now, rules).messages.map(({ detail }) => detail),
    ).toEqual([
      'Goods of 6109 may not be imported into CL: a law',
      'Goods of 6109 are restricted in BR: a law',
    ]);
  });

  it('reports no restrictions if the goods are prohibited', () => {
    const rules = [aRestriction({ kind: 'restricted', hsPrefix: '610990' }), aRestriction({})];
    expect(checkRegulations('6109.90', all, now, rules).messages).toEqual([
      {
        code: 'prohibited-destination',
        detail: 'shirts (6109) may not be imported into CL: a law',
      },
    ]);
  });

  it('accepts dots anywhere in the code, and reports a country once', () => {
    const twice = [ecom, { salesChannel: 'OTHER', country: 'BR' }, shop];
    const { prohibited, messages } = checkRegulations('85.43.40', twice, now, sandboxRestrictions);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'OTHER']);
    expect(messages.filter(({ code }) => code === 'prohibited-destination')).toHaveLength(1);
  });

  it.each([
    ['2026-06-01T23:59:59Z', false],
    ['2026-06-02T00:00:00Z', true],
    ['2026-06-05T23:59:59Z', true],
    ['2026-06-06T00:00:00Z', false],
  ])('applies a rule from its first day to its last: at %s %s', (moment, applies) => {
    const rules = [aRestriction({ validFrom: '2026-06-02', validUntil: '2026-06-05' })];
    const { prohibited } = checkRegulations('610990', all, new Date(moment), rules);
    expect(prohibited.has('SHOP')).toBe(applies);
  });

  it('denies nothing to a merchant without channels', () => {
    expect(checkRegulations('9302.00', [], now, sandboxRestrictions).denied).toBe(false);
  });

  it('denies a SKU exactly if every destination prohibits it, for any rules', () => {
    const restriction = fc.record({
      kind: fc.constantFrom('prohibited', 'restricted'),
      hsPrefix: fc.constantFrom('61', '6109', '85', '9302'),
      goods: fc.constant('goods'),
      destination: fc.constantFrom('*', 'BR', 'MX', 'CL', 'US'),
      validFrom: fc.constantFrom('2026-01-01', '2026-06-01', '2026-06-02'),
      source: fc.constant('a law'),
    });
    fc.assert(
      fc.property(
        fc.array(restriction),
        fc.subarray(all),
        fc.constantFrom('610990', '8543.40', '9302.00'),
        (restrictions, channels, code) => {
          const { denied, prohibited, messages } = checkRegulations(
            code,
            channels,
            now,
            restrictions as TradeRestriction[],
          );
          const bans = restrictions.filter(
            ({ kind, hsPrefix, validFrom }) =>
              kind === 'prohibited' &&
              code.replace('.', '').startsWith(hsPrefix) &&
              validFrom <= '2026-06-01',
          );
          const expected = channels.filter(({ country }) =>
            bans.some(({ destination }) => [country, '*'].includes(destination)),
          );
          expect([...prohibited.keys()]).toEqual(
            expected.map((destination) => destination.salesChannel),
          );
          expect(denied).toBe(channels.length > 0 && expected.length === channels.length);
          expect(
            messages.filter((message) => message.code === 'prohibited-destination'),
          ).toHaveLength(expected.length);
        },
      ),
    );
  });
});
