import { serveThings } from './serve-things.js';

describe('parameters of path and query (decision 1.5)', () => {
  const { get } = serveThings();

  it('decodes ids once, slashes included (decision 2.7)', async () => {
    const ids = ['a/b', '100%', 'ä ö', '%2F', '..;?#&=+', '日'.repeat(128), '-'];
    for (const id of ids) {
      const answer = await get(`/things/${encodeURIComponent(id)}`);
      expect(answer.json()).toEqual({ id });
    }
  });

  it.each([
    ['%00', 'must not hold'],
    ['a'.repeat(129), 'must have at most 128 characters'],
  ])('refuses the id %s', async (id, detail) => {
    const answer = await get(`/things/${id}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-parameter', parameter: 'id' });
    expect(answer.json().detail).toContain(detail);
  });

  it('refuses unknown query parameters, even on routes without any parameters', async () => {
    for (const url of ['/things?froom=2024-01-01', '/things/x?froom=1', '/health/live?a=1']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown-parameter']);
    }
  });

  it.each([
    ['pageSize=0', 'pageSize'],
    ['pageSize=201', 'pageSize'],
    ['pageSize=1e2', 'pageSize'],
    ['pageSize=', 'pageSize'],
    ['pageSize=1&pageSize=2', 'pageSize'],
    ['from=yesterday', 'from'],
    ['from=2024-02-30', 'from'],
  ])('refuses the query %s', async (query, parameter) => {
    const answer = await get(`/things?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-parameter', parameter });
  });

  it('reports all faults of path and query at once, in the order of the request (decision 1.2)', async () => {
    const query = [
      'nextPageToken=x',
      'froom=2026-01-01',
      'until=2026-02-01',
      'from=2026-02-01T00:00:01Z',
      'pageSize=0',
      'pageSize=1',
      'froom=2026-01-02',
    ];
    const answer = await get(`/things/a%00/parts/0?${query.join('&')}`);
    expect(answer.statusCode).toBe(400);
    const { code, parameter, detail, errors } = answer.json();
    expect([code, parameter]).toEqual(['invalid-parameter', 'id']);
    expect(detail).toMatch(/^id must not hold .*, and more parameters are not valid\.$/);
    expect(errors).toEqual([
      { parameter: 'id', code: 'unstorable-character', detail: expect.any(String) },
      { parameter: 'number', code: 'out-of-range', detail: 'must be at least 1' },
      {
        parameter: 'nextPageToken',
        code: 'invalid-page-token',
        detail: 'is not a page token of this list',
      },
      {
        parameter: 'froom',
        code: 'unknown-parameter',
        detail: 'is not a parameter of this operation',
      },
      { parameter: 'pageSize', code: 'repeated', detail: 'is given more than once' },
      { parameter: 'size', code: 'required', detail: 'is required' },
    ]);
  });

  it.each([
    ['froom=1&pageSize=0&size=s', 'unknown-parameter', ['froom', 'pageSize']],
    ['pageSize=0&size=s&froom=1', 'invalid-parameter', ['pageSize', 'froom']],
    ['nextPageToken=&pageSize=0&size=s', 'invalid-page-token', ['nextPageToken', 'pageSize']],
    [
      'pageSize=0&from=2026-02-02&until=2026-02-01&size=s',
      'invalid-parameter',
      ['pageSize', 'from'],
    ],
    ['froom=1', 'unknown-parameter', ['froom', 'size']],
  ])(
    'answers with the code of the first fault of the query %s (decision 1.2)',
    async (query, code, at) => {
      const problem = (await get(`/things/a/parts/1?${query}`)).json();
      expect([problem.code, problem.parameter]).toEqual([code, at[0]]);
      expect(problem.errors.map((one: { parameter: string }) => one.parameter)).toEqual(at);
    },
  );

  it('shows at most 100 invalid parameters (decision 1.2)', async () => {
    const names = Array.from({ length: 101 }, (_, n) => `p${n}`);
    const answer = await get(`/things?${names.map((name) => `${name}=1`).join('&')}`);
    const found = answer.json().errors.map((one: { parameter: string }) => one.parameter);
    expect(found).toEqual(names.slice(0, 100));
  });

  it('reads the path and the query by their rules', async () => {
    const query = 'from=2026-02-01&until=2026-02-01&pageSize=2&size=s';
    expect((await get(`/things/a/parts/7?${query}`)).json()).toEqual({
      id: 'a',
      number: 7,
      from: '2026-02-01',
      until: '2026-02-01',
      pageSize: 2,
      size: 's',
    });
  });

  it('reports a query parameter that is given twice', async () => {
    const answer = await get('/things?from=2024-01-01&from=2024-01-01');
    expect(answer.json().detail).toBe('from is given more than once.');
  });

  it('reads the blank from a decoded + in a query date as + (decision 1.7)', async () => {
    const from = '2024-05-01T10:00:00+03:00';
    expect((await get(`/things?from=${from}`)).json()).toEqual({ from });
  });
});
