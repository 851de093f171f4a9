import { FakeApi } from '../spec/fake-api.js';

describe('entrepot whoami', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  const session = {
    kind: 'operator',
    clientId: 'OPS',
    access: 'full',
    expiresAt: '2100-01-01T00:00:00.000Z',
    operations: ['readOverview', 'listChanges'],
  };

  it('shows the caller after a request, and whether access is read-only', async () => {
    api.answers['GET /session'] = session;
    const { out } = await api.runCommand('operator', ['whoami']);
    expect(out.map((line) => line.replace(/, \d.*from now$/, ''))).toEqual([
      'client       OPS',
      'kind         operator',
      'may use      2 operations of the API',
      `address      ${api.url}`,
      'credentials  from ENTREPOT_TOKEN',
      'token        valid until 2100-01-01 00:00:00 UTC',
    ]);
    api.answers['GET /session'] = { ...session, access: 'read' };
    const read = await api.runCommand('operator', ['whoami']);
    expect(read.out).toContain('access       read only: it may change nothing');
    const json = await api.runCommand('operator', ['whoami', '--json']);
    expect(JSON.parse(json.out.join(''))).toMatchObject({ clientId: 'OPS', access: 'read' });
  });

  it('is suggested when a read-only operator changes something', async () => {
    const refusal = { status: 403, code: 'read-only-client', detail: 'It may use GET only.' };
    api.answers['POST /ops/orders/A-1/release'] = refusal;
    const { code, notes } = await api.runCommand('operator', ['orders', 'release', 'A-1']);
    expect([code, notes.at(-1)]).toEqual([3, expect.stringContaining('with full access')]);
  });
});
