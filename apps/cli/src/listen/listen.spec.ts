import { FakeApi } from '../spec/fake-api.js';

describe('entrepot listen', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it.each([
    ['operator', [], 'An operator names the merchant whose events are sent.', 'give --merchant ID'],
    ['merchant', ['--merchant', 'GLOBEX'], 'ACME does not read events of GLOBEX.', 'leave'],
  ])('as %s with %j says what to do before it starts', async (kind, words, fault, next) => {
    const listen = ['listen', '--forward-to', 'http://127.0.0.1:9/', ...words];
    const { code, notes } = await api.runCommand(kind, listen);
    expect({ code, notes }).toEqual({
      code: 2,
      notes: [`error: ${fault}`, expect.stringContaining(`next: ${next}`)],
    });
    expect(api.requests).toEqual([]);
  });
});
