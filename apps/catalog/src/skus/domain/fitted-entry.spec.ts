import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';
import {
  answered,
  closedEntry,
  fittedEntry,
  openedEntry,
  pricedEntry,
  prohibitedEntry,
  readyEntry,
  waitsForChannel,
  withdrawnOrReturned,
  type ChannelEntry,
} from './channel-entry.js';

const now = new Date('2026-06-01T10:00:00Z');
const price = { state: 'localized' as const };
const waiting = { active: true, price, now };
const fit: ChannelFit = { category: 'A', attributes: [], messages: [] };
const unfit: ChannelFit = {
  attributes: [],
  messages: [
    { code: 'category-unmapped', detail: 'no category' },
    { code: 'too-few-images', detail: 'no image' },
  ],
};
const ready: ChannelEntry = {
  salesChannel: 'MELI',
  status: 'READY_FOR_SALES_CHANNEL',
  cause: 'localization',
  statusDate: now,
  fit,
};
const approved: ChannelEntry = { ...ready, status: 'SALES_CHANNEL_APPROVED', cause: 'connector' };
const denied: ChannelEntry = { ...ready, status: 'SALES_CHANNEL_DENIED', cause: 'connector' };
const missing: ChannelEntry = {
  ...ready,
  cause: 'requirements',
  statusMessage: 'no category; no image',
  fit: unfit,
};
const approve = { salesChannel: 'MELI', status: 'APPROVED' as const, answeredAt: now };

describe('entries of SKUs that miss what their channel requires (decision 10.6)', () => {
  it('wait for the channel and list all missing requirements, whether they were in the channel or not', () => {
    for (const present of [ready, approved]) {
      const changed = fittedEntry(present, { ...waiting, fit: unfit });
      expect(changed?.entry).toMatchObject({
        status: 'READY_FOR_SALES_CHANNEL',
        cause: 'requirements',
        statusMessage: 'no category; no image',
      });
    }
    expect(readyEntry('MELI', undefined, { ...waiting, fit: unfit })?.entry.cause).toBe(
      'requirements',
    );
    expect(openedEntry('MELI', approved, { ...waiting, fit: unfit })?.entry.cause).toBe(
      'requirements',
    );
    expect(waitsForChannel(missing, true, price)).toBe(false);
    for (const status of ['APPROVED', 'DENIED'] as const) {
      expect(answered(missing, true, { ...approve, status }, price)).toBe('requirements-missing');
    }
  });

  it('are offered again once no requirement is missing', () => {
    const changed = fittedEntry(missing, { ...waiting, fit });
    expect(changed?.entry).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      cause: 'localization',
    });
    expect(changed?.entry).not.toHaveProperty('statusMessage');
    expect(waitsForChannel({ ...missing, fit }, true, price)).toBe(true);
  });

  it('do not change while no requirement is missing or another reason applies', () => {
    expect(fittedEntry(approved, { ...waiting, fit: { ...fit, category: 'B' } })).toBeUndefined();
    expect(fittedEntry(ready, { ...waiting, fit })).toBeUndefined();
    const closed = closedEntry(approved, now)?.entry;
    const prohibited = prohibitedEntry('MELI', approved, 'law', now)?.entry;
    for (const present of [closed, prohibited]) {
      for (const by of [unfit, { ...fit, category: 'B' }]) {
        expect(fittedEntry(present!, { ...waiting, fit: by })).toBeUndefined();
      }
    }
  });

  it('are offered again after a denial as soon as their content for the channel changes', () => {
    expect(fittedEntry(denied, { ...waiting, fit })).toBeUndefined();
    expect(fittedEntry(denied, { ...waiting, fit: unfit })).toBeUndefined();
    const other = { ...fit, attributes: [{ code: 'COLOR', value: 'Azul' }] };
    expect(fittedEntry(denied, { ...waiting, fit: other })?.entry).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      cause: 'localization',
    });
  });

  it('keep the missing requirements while they are deactivated and activated, and while their price fails', () => {
    const off = withdrawnOrReturned(missing, { ...waiting, active: false });
    expect(off?.entry).toMatchObject({ cause: 'withdrawal', statusMessage: 'inactive' });
    const on = withdrawnOrReturned({ ...ready, ...off?.entry, fit: unfit }, waiting);
    expect(on?.entry).toMatchObject({
      cause: 'requirements',
      statusMessage: 'no category; no image',
    });
    const failed = { ...waiting, price: { state: 'failed' as const, detail: 'no rate' } };
    expect(pricedEntry(missing, failed)).toBeUndefined();
    expect(fittedEntry(missing, { ...failed, fit })?.entry.statusMessage).toBe('no rate');
  });

  it('have a status message of at most 500 characters', () => {
    const messages = Array.from({ length: 50 }, () => unfit.messages[0]!);
    const long = { attributes: [], messages };
    const message = fittedEntry(ready, { ...waiting, fit: long })?.entry.statusMessage ?? '';
    expect([...message]).toHaveLength(501);
  });
});
