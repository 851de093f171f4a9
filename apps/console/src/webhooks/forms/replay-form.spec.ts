import { replayBody, retryBody } from './replay-form.js';

describe('a replay', () => {
  it('is asked for with what was entered, in UTC', () => {
    expect(replayBody({ from: '2026-11-24T10:00', until: '', types: '', only: 'failed' })).toEqual({
      from: '2026-11-24T10:00:00.000Z',
      only: 'failed',
    });
    const all = {
      until: '2026-11-24T11:00',
      types: 'order.placed',
      only: 'all',
      beforeCreation: 'true',
    };
    expect(replayBody({ from: '2026-11-24T10:00', ...all })).toEqual({
      from: '2026-11-24T10:00:00.000Z',
      until: '2026-11-24T11:00:00.000Z',
      types: ['order.placed'],
      only: 'all',
      beforeCreation: true,
    });
  });

  it('of failed deliveries is asked for with its time and types only', () => {
    const entered = { from: '2026-11-24T10:00', until: '', types: '', only: 'all' };
    expect(retryBody(entered)).toEqual({ from: '2026-11-24T10:00:00.000Z' });
  });
});
