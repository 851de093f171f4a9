import * as fc from 'fast-check';
import { loadConfig } from './config.js';
import { documentLinkConfig, DocumentLinks, type DocumentLink } from './document-links.js';
import { Type } from 'typebox';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const DOCUMENT = '019e8839-1d68-77f0-9111-a1bc089e3646';

function links(keys = OLD, days = 7): DocumentLinks {
  return new DocumentLinks({
    PUBLIC_URL: 'http://entrepot.test',
    DOCUMENT_LINK_KEYS: keys,
    DOCUMENT_LINK_DAYS: days,
  });
}

function partsOf(link: string): DocumentLink {
  const [, , documentId = '', expires = '', signature = ''] = new URL(link).pathname.split('/');
  return { documentId, expires, signature };
}

const at = (instant: string) => new Date(instant);
const noon = at('2026-11-23T12:00:00.000Z');

describe('links to documents (decision 7.2)', () => {
  it('contain the document, the day on which they expire, and a signature', () => {
    const link = links().linkTo(DOCUMENT, noon);
    expect(link).toMatch(
      new RegExp(`^http://entrepot\\.test/documents/${DOCUMENT}/2026-12-01/[\\w-]{43}$`),
    );
    expect(links().check(partsOf(link), noon)).toBe('valid');
  });

  it.each([
    ['2026-11-23T00:00:00.000Z', '2026-11-30'],
    ['2026-11-23T00:00:00.001Z', '2026-12-01'],
    ['2026-11-23T23:59:59.999Z', '2026-12-01'],
    ['2026-11-24T00:00:00.000Z', '2026-12-01'],
    ['2026-12-31T10:00:00.000Z', '2027-01-08'],
  ])('created at %s last until the start of %s', (now, expires) => {
    expect(partsOf(links().linkTo(DOCUMENT, at(now))).expires).toBe(expires);
  });

  it('last at least as long as configured, and less than a day longer', () => {
    const instants = fc.date({ min: at('2020-01-01'), max: at('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 365 }), (now, days) => {
        const { expires } = partsOf(links(OLD, days).linkTo(DOCUMENT, now));
        const lasts = (at(expires).getTime() - now.getTime()) / 86_400_000;
        expect(lasts).toBeGreaterThanOrEqual(days);
        expect(lasts).toBeLessThan(days + 1);
      }),
    );
  });

  it('expire to the millisecond', () => {
    const link = partsOf(links().linkTo(DOCUMENT, noon));
    expect(links().check(link, at('2026-11-30T23:59:59.999Z'))).toBe('valid');
    expect(links().check(link, at('2026-12-01T00:00:00.000Z'))).toBe('expired');
  });

  it.each<[string, Partial<DocumentLink>]>([
    ['document', { documentId: '019e8839-1d68-77f0-9111-a1bc089e3647' }],
    ['expiry', { expires: '2027-12-01' }],
    ['form of the expiry', { expires: '2026-12-01T00:00:00.000Z' }],
    ['signature', { signature: 'A'.repeat(43) }],
    ['length of the signature', { signature: '' }],
  ])('are refused with another %s', (_what, changed) => {
    const link = { ...partsOf(links().linkTo(DOCUMENT, noon)), ...changed };
    expect(links().check(link, noon)).toBe('forged');
  });

  it('are signed by the first key and verified by all, so that keys can be rotated', () => {
    const old = partsOf(links(OLD).linkTo(DOCUMENT, noon));
    const rotated = links(`${NEW}, ${OLD}`);
    expect(rotated.check(old, noon)).toBe('valid');
    const fresh = partsOf(rotated.linkTo(DOCUMENT, noon));
    expect(links(NEW).check(fresh, noon)).toBe('valid');
    expect(links(OLD).check(fresh, noon)).toBe('forged');
    expect(links(NEW).check(old, noon)).toBe('forged');
  });
});

describe('the keys of links to documents', () => {
  const load = (keys?: string) =>
    loadConfig('any', Type.Object(documentLinkConfig), { DOCUMENT_LINK_KEYS: keys });

  it.each([undefined, '', 'short', `${OLD},short`, `${OLD},`, `${OLD} ${NEW}`])(
    'are refused as %p, and the error does not show them',
    (keys) => {
      const given = keys === undefined || keys === '' ? 'not set' : 'given (value withheld)';
      expect(() => load(keys)).toThrow(
        expect.objectContaining({
          faults: [
            `DOCUMENT_LINK_KEYS: ${given}, expected keys of at least 32 characters each, separated by commas`,
          ],
        }),
      );
    },
  );

  it('have at least 32 characters each, and a link lasts seven days unless configured', () => {
    expect(load(`${NEW},${OLD}`)).toEqual({
      DOCUMENT_LINK_KEYS: `${NEW},${OLD}`,
      DOCUMENT_LINK_DAYS: 7,
    });
  });
});
