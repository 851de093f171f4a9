import { checkRegulations } from './regulatory.js';

const ecom = { salesChannel: 'ECOM', country: 'BR' };
const meli = { salesChannel: 'MELI', country: 'MX' };
const shop = { salesChannel: 'SHOP', country: 'CL' };
const all = [ecom, meli, shop];
const now = new Date('2026-06-01T00:00:00Z');

describe('regulatory check (decision 3.7)', () => {
  it('lets pass what no rule names', () => {
    expect(checkRegulations('6109.90', all, now)).toEqual({
      denied: false,
      messages: [],
      prohibited: new Map(),
    });
  });

  it('denies firearms in every destination', () => {
    const { denied, prohibited, messages } = checkRegulations('9302.00', all, now);
    expect(denied).toBe(true);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'MELI', 'SHOP']);
    expect(messages).toHaveLength(3);
  });

  it('denies electronic cigarettes in BR and MX and leaves CL', () => {
    const { denied, prohibited } = checkRegulations('8543.40.00', all, now);
    expect(denied).toBe(false);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'MELI']);
    expect(prohibited.get('ECOM')).toContain('BR');
    expect(checkRegulations('8543.40', [ecom, meli], now).denied).toBe(true);
    expect(checkRegulations('8543.70', all, now).prohibited.size).toBe(0);
  });

  it('reads the code with dots anywhere, and tells a country once', () => {
    const twice = [ecom, { salesChannel: 'OTHER', country: 'BR' }, shop];
    const { prohibited, messages } = checkRegulations('85.43.40', twice, now);
    expect([...prohibited.keys()]).toEqual(['ECOM', 'OTHER']);
    expect(messages).toHaveLength(1);
  });

  it('applies a rule from its first day on', () => {
    const rules = [
      { prefix: '6109', goods: 'x', destinations: ['CL'], from: '2026-06-02', source: 's' },
    ];
    expect(checkRegulations('610990', all, now, rules).prohibited.size).toBe(0);
    const next = new Date('2026-06-02T00:00:00Z');
    expect([...checkRegulations('610990', all, next, rules).prohibited.keys()]).toEqual(['SHOP']);
  });

  it('denies nothing to a merchant without channels', () => {
    expect(checkRegulations('9302.00', [], now).denied).toBe(false);
  });
});
