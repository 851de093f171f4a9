import { countedTexts, firstOffered, replayBody, retryBody } from './replay-form.js';

describe('a replay', () => {
  it('is requested with the entered values, in UTC', () => {
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

  it('starts with the last day, and with nothing from before the creation of the endpoint', () => {
    const now = Date.parse('2026-11-25T12:00:00.000Z');
    expect(firstOffered('2026-11-25T09:00:00.000Z', now)).toBe(
      Date.parse('2026-11-25T09:00:00.000Z'),
    );
    expect(firstOffered('2026-01-01T00:00:00.000Z', now)).toBe(
      Date.parse('2026-11-24T12:00:00.000Z'),
    );
  });

  it.each([
    ['2026-11-24T10:00:00.000Z', ['are not sent.']],
    ['2026-11-25T10:00:00.000Z', []],
  ])('describes the number and start of its events, also if later than %s', (from, said) => {
    const counted = {
      endpointId: 'e',
      from: '2026-11-25T10:00:00.000Z',
      until: '2026-11-25T11:00:00.000Z',
      events: 1_200,
      more: false,
    };
    const body = { from, only: 'all' } as const;
    const texts = countedTexts({ what: 'events', body }, counted, '2026-11-25T09:00:00.000Z');
    expect(texts).toEqual([
      'Number of events to send: 1,200.',
      'From 25 Nov 2026, 10:00:00 until 25 Nov 2026, 11:00:00.',
      ...said.map((text) => expect.stringContaining(text)),
    ]);
  });

  it('reports that it includes events from before the creation of the endpoint', () => {
    const from = '2026-11-24T10:00:00.000Z';
    const counted = { endpointId: 'e', from, until: from, events: 2, more: true };
    const body = { from, only: 'all', beforeCreation: true } as const;
    const texts = countedTexts({ what: 'events', body }, counted, '2026-11-25T09:00:00.000Z');
    expect(texts[0]).toBe('Number of events to send: 2 or more.');
    expect(texts[2]).toContain('are also sent.');
  });

  it('is requested with only time and types for failed deliveries', () => {
    const entered = { from: '2026-11-24T10:00', until: '', types: '', only: 'all' };
    expect(retryBody(entered)).toEqual({ from: '2026-11-24T10:00:00.000Z' });
  });
});
