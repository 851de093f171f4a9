import type { TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, tariff } from './documents.js';

interface Page {
  terms: { id: string }[];
  next?: number;
}

describe('lists of terms (decisions 1.8, 9.4)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const page = async (query: string): Promise<Page> =>
    (await taxes.fetch<Page>(`/ops/freight-tariffs?destination=SE&${query}`, { token })).body;
  const load = async (count: number, source: string[]) => {
    for (let day = 0; day < count; day += 1) {
      const body = tariff({
        destination: 'SE',
        validFrom: dayFromNow(day),
        source,
        estimate: true,
      });
      expect((await taxes.fetch('/ops/freight-tariffs', { token, body })).status).toBe(201);
    }
  };

  it('have pages that end with the last terms', async () => {
    await load(4, ['A contract']);
    const first = await page('limit=2');
    const second = await page(`limit=2&after=${first.next}`);
    expect(second.next).toBeUndefined();
    expect([...first.terms, ...second.terms].map(({ id }) => id)).toEqual(
      [3, 2, 1, 0].map((day) => `US-SE-STANDARD-${dayFromNow(day)}-1`),
    );
    expect(first.terms[0]).toMatchObject({ source: ['A contract'], estimate: true });
    expect((await page('limit=4')).next).toBeUndefined();
  });

  it('have at most 4 MiB on a page', async () => {
    await taxes.store.sql(
      `INSERT INTO terms (kind, line, destination, valid_from, revision, document, loaded_by)
       SELECT 'tariff', 'tariff/US-FI-STANDARD', 'FI', date '2030-01-01' + n, 1,
              json_build_object('source', json_build_array(repeat('x', 30000))), 'OPS'
         FROM generate_series(1, 200) AS n`,
    );
    const { body } = await taxes.fetch<Page>('/ops/freight-tariffs?destination=FI&limit=200', {
      token,
    });
    expect(JSON.stringify(body.terms).length).toBeLessThan(4 * 1024 * 1024);
    expect(body.terms.length).toBeGreaterThan(120);
    const rest = await taxes.fetch<Page>(
      `/ops/freight-tariffs?destination=FI&limit=200&after=${body.next}`,
      { token },
    );
    expect(body.terms.length + rest.body.terms.length).toBe(200);
  });
});
