import { foldEntries } from './channel-entry.js';

const entry = (status: string, over: object = {}) => ({
  merchantId: 'ACME',
  skuId: 'S',
  salesChannel: 'MELI',
  status,
  ...over,
});
const READY = entry('READY_FOR_SALES_CHANNEL');
const APPROVED = entry('SALES_CHANNEL_APPROVED');
const DENIED = entry('SALES_CHANNEL_DENIED');

describe('the folded events of a channel entry (decision 6.5)', () => {
  it('leave orderability unchanged for READY alone', () => {
    expect(foldEntries([READY])).toEqual([{ ...READY, approved: false }]);
  });

  it('keep an approval through READY and end it with a denial', () => {
    expect(foldEntries([APPROVED, READY])).toMatchObject([{ approved: true, orderable: true }]);
    expect(foldEntries([APPROVED, DENIED])).toMatchObject([{ approved: true, orderable: false }]);
    expect(foldEntries([DENIED, APPROVED])).toMatchObject([{ orderable: true }]);
  });

  it("keep entries separate, and retain the channel's id once it is published", () => {
    const named = { ...APPROVED, salesChannelSkuId: 'X' };
    const other = entry('SALES_CHANNEL_DENIED', { salesChannel: 'ECOM' });
    expect(foldEntries([named, other, READY])).toMatchObject([
      { salesChannel: 'MELI', salesChannelSkuId: 'X', status: 'READY_FOR_SALES_CHANNEL' },
      { salesChannel: 'ECOM', orderable: false },
    ]);
  });
});
