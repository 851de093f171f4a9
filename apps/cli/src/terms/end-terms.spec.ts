import { FakeApi } from '../spec/fake-api.js';

describe('the end of terms (decision 9.4)', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it('takes the reason of a correction of past days as text, as load does', async () => {
    api.answers['POST /ops/duty-rates/DE/DE-2026-07-01-1/end'] = { id: 'DE-2026-07-01-1' };
    const words = 'duties end DE DE-2026-07-01-1 --valid-until 2026-07-31 --reason Repealed --yes';
    const { code } = await api.runCommand('operator', [
      ...words.split(' '),
      '--correction',
      'The notice was late',
    ]);
    expect(code).toBe(0);
    expect(api.requests.at(-1)?.body).toEqual({
      validUntil: '2026-07-31',
      reason: 'Repealed',
      correction: { reason: 'The notice was late' },
    });
  });

  it.each([
    ['2026-12-31', 'DE-2026-07-01-1 ends on 2026-12-31.'],
    ['2026-06-30', 'DE-2026-07-01-1 is withdrawn.'],
  ])('is the last day, or a day before the first: %s', async (validUntil, said) => {
    const id = 'DE-2026-07-01-1';
    api.answers[`POST /ops/tax-rules/${id}/end`] = { id, validFrom: '2026-07-01', validUntil };
    const words = ['terms', 'end', id, '--valid-until', validUntil, '--reason', 'x', '--yes'];
    expect((await api.runCommand('operator', words)).out).toEqual([said]);
  });
});
