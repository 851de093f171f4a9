import {
  answered,
  closedEntry,
  isClosed,
  openedEntry,
  pricedEntry,
  prohibitedEntry,
  readyEntry,
  waitsForChannel,
  withdrawnOrReturned,
  type ChannelAnswer,
  type ChannelEntry,
} from './channel-entry.js';

const now = new Date('2026-06-01T10:00:00Z');
const answeredAt = new Date('2026-06-01T09:59:00Z');
const ready: ChannelEntry = {
  salesChannel: 'MELI',
  status: 'READY_FOR_SALES_CHANNEL',
  cause: 'localization',
  statusDate: now,
};
const approved: ChannelEntry = {
  ...ready,
  status: 'SALES_CHANNEL_APPROVED',
  cause: 'connector',
  salesChannelSkuId: 'MLM-1',
};
const waiting = { active: true, price: undefined, now };
const approve: ChannelAnswer = { salesChannel: 'MELI', status: 'APPROVED', answeredAt };

describe('channel entries (decision 3.9)', () => {
  it('are ready once localization is done, and return to ready', () => {
    expect(readyEntry('MELI', undefined, waiting)).toEqual({ entry: ready });
    expect(readyEntry('MELI', approved, waiting)).toMatchObject({
      previousStatus: 'SALES_CHANNEL_APPROVED',
      entry: { status: 'READY_FOR_SALES_CHANNEL', salesChannelSkuId: 'MLM-1' },
    });
    expect(readyEntry('MELI', ready, waiting)).toBeUndefined();
  });

  it('report the condition that they wait for', () => {
    const price = { state: 'failed' as const, detail: 'no rate' };
    expect(readyEntry('MELI', undefined, { ...waiting, price })?.entry.statusMessage).toBe(
      'no rate',
    );
    expect(
      readyEntry('MELI', undefined, { ...waiting, price, active: false })?.entry.statusMessage,
    ).toBe('inactive');
    const published = pricedEntry(ready, { ...waiting, price });
    expect(published?.entry).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'no rate',
    });
    const later =
      published && pricedEntry(published.entry, { ...waiting, price: { state: 'localized' } });
    expect(later?.entry).not.toHaveProperty('statusMessage');
  });

  describe('of a SKU whose newest price fails (decision 5.5)', () => {
    const price = { state: 'failed' as const, detail: 'above the regime' };
    const withdrawn = pricedEntry(approved, { ...waiting, price });

    it('return to ready with the reason, under the id of the channel', () => {
      expect(withdrawn).toEqual({
        previousStatus: 'SALES_CHANNEL_APPROVED',
        entry: { ...ready, statusMessage: 'above the regime', salesChannelSkuId: 'MLM-1' },
      });
      expect(pricedEntry(withdrawn!.entry, { ...waiting, price })).toBeUndefined();
      const denied: ChannelEntry = { ...approved, status: 'SALES_CHANNEL_DENIED' };
      expect(pricedEntry(denied, { ...waiting, price })).toBeUndefined();
    });

    it('stay ready after an approval by the channel, and are denied after its denial', () => {
      const { entry } = withdrawn!;
      expect(answered(entry, true, approve, price)).toBe('price-not-localized');
      expect(answered(entry, true, { ...approve, status: 'DENIED' }, price)).toMatchObject({
        entry: { status: 'SALES_CHANNEL_DENIED' },
      });
      expect(waitsForChannel(entry, true, price)).toBe(false);
    });

    it('wait for the channel again once there is a price, and stay approved with it', () => {
      const localized = { state: 'localized' as const };
      const back = pricedEntry(withdrawn!.entry, { ...waiting, price: localized })!.entry;
      expect(back).toEqual({ ...ready, salesChannelSkuId: 'MLM-1' });
      expect(waitsForChannel(back, true, localized)).toBe(true);
      expect(answered(back, true, approve, localized)).toMatchObject({
        entry: { status: 'SALES_CHANNEL_APPROVED' },
      });
      expect(pricedEntry(approved, { ...waiting, price: localized })).toBeUndefined();
    });
  });

  it('follow the channel', () => {
    expect(answered(ready, true, { ...approve, salesChannelSkuId: 'MLM-1' })).toEqual({
      previousStatus: 'READY_FOR_SALES_CHANNEL',
      entry: { ...approved, statusDate: answeredAt },
    });
    expect(answered(approved, true, { ...approve, status: 'DENIED', message: 'no' })).toMatchObject(
      {
        entry: { status: 'SALES_CHANNEL_DENIED', statusMessage: 'no', salesChannelSkuId: 'MLM-1' },
      },
    );
  });

  it('report why an answer changes nothing', () => {
    const denied = prohibitedEntry('MELI', ready, 'law', now)?.entry;
    expect(answered(undefined, true, approve)).toBe('not-localized');
    expect(answered(ready, false, approve)).toBe('inactive');
    expect(answered(denied, true, approve)).toBe('denied-by-regulation');
    expect(answered(approved, true, approve)).toBe('unchanged');
  });

  it('stay denied regardless of `active`', () => {
    const denied: ChannelEntry = { ...approved, status: 'SALES_CHANNEL_DENIED' };
    expect(withdrawnOrReturned(denied, { ...waiting, active: false })).toBeUndefined();
    expect(withdrawnOrReturned(approved, { ...waiting, active: false })?.entry).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'inactive',
      cause: 'withdrawal',
    });
  });

  it('wait for their channel only when active and priced', () => {
    const price = { state: 'localized' as const };
    expect(waitsForChannel(ready, true, price)).toBe(true);
    expect(waitsForChannel(ready, false, price)).toBe(false);
    expect(waitsForChannel(ready, true, undefined)).toBe(false);
    expect(waitsForChannel(ready, true, { state: 'failed', detail: '' })).toBe(false);
    expect(waitsForChannel(approved, true, price)).toBe(false);
  });

  describe('of a channel that closes', () => {
    const price = { state: 'localized' as const };
    const closed = closedEntry(approved, now)?.entry ?? approved;

    it('are withdrawn, with a message and the channel’s id', () => {
      expect(closed).toEqual({
        ...ready,
        cause: 'withdrawal',
        statusMessage: 'channel-closed',
        salesChannelSkuId: 'MLM-1',
      });
      expect(isClosed(closed)).toBe(true);
      expect(closedEntry(closed, now)).toBeUndefined();
      const denied: ChannelEntry = { ...approved, status: 'SALES_CHANNEL_DENIED' };
      expect(closedEntry(denied, now)).toBeUndefined();
    });

    it('stay withdrawn regardless of the merchant, a price or the channel', () => {
      for (const active of [true, false]) {
        expect(withdrawnOrReturned(closed, { ...waiting, active, price })).toBeUndefined();
        expect(pricedEntry(closed, { ...waiting, active, price })).toBeUndefined();
        expect(answered(closed, active, approve)).toBe('channel-closed');
        expect(waitsForChannel(closed, active, price)).toBe(false);
      }
    });

    it('wait for the channel again when it opens, regardless of its earlier answer', () => {
      const back = openedEntry('MELI', closed, { ...waiting, price });
      expect(back?.entry).toEqual({ ...ready, salesChannelSkuId: 'MLM-1' });
      const inactive = openedEntry('MELI', closed, { ...waiting, active: false });
      expect(inactive?.entry.statusMessage).toBe('inactive');
      const denied: ChannelEntry = { ...approved, status: 'SALES_CHANNEL_DENIED' };
      expect(openedEntry('MELI', denied, waiting)?.entry.status).toBe('READY_FOR_SALES_CHANNEL');
      expect(openedEntry('MELI', approved, waiting)).toBeUndefined();
      expect(openedEntry('MELI', undefined, waiting)).toEqual({ entry: ready });
    });
  });
});
