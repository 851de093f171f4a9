import { replayBody, shareRead } from './replay-form.js';

describe('a replay', () => {
  it('is asked for with what was entered, in UTC', () => {
    expect(replayBody({ from: '2026-11-24T10:00', until: '', types: '', only: 'failed' })).toEqual({
      from: '2026-11-24T10:00:00.000Z',
      only: 'failed',
    });
    const all = { until: '2026-11-24T11:00', types: 'order.placed', only: 'all' };
    expect(replayBody({ from: '2026-11-24T10:00', ...all })).toEqual({
      from: '2026-11-24T10:00:00.000Z',
      until: '2026-11-24T11:00:00.000Z',
      types: ['order.placed'],
      only: 'all',
    });
  });

  it('has read none of the log at first, and never more than all of it', () => {
    const read = (reached?: string) =>
      shareRead('2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z', reached);
    expect(read()).toBe(0);
    expect(read('2026-11-24T10:15:00.000Z')).toBe(25);
    expect(read('2026-11-24T12:00:00.000Z')).toBe(100);
  });
});
