import * as fc from 'fast-check';
import { changedMembers, channelsToAlign, type Merchant } from './directory.js';

const nova: Merchant = {
  merchantId: 'NOVA',
  name: 'Nova',
  country: 'US',
  currency: 'USD',
  autoLocalization: true,
  connectedChannels: [],
  active: true,
};
const channels = fc.subarray(['ECOM', 'MELI', 'SHOP', 'NEW']);
const merchants = fc
  .record({ connectedChannels: channels, active: fc.boolean() })
  .map((choices): Merchant => ({ ...nova, ...choices }));

describe('the directory (decision 2.8)', () => {
  it('aligns the channels in which a merchant starts or stops selling, and no others', () => {
    fc.assert(
      fc.property(fc.option(merchants, { nil: undefined }), merchants, channels, (a, b, open) => {
        const sells = (merchant: Merchant | undefined, channel: string) =>
          merchant?.active === true &&
          merchant.connectedChannels.includes(channel) &&
          open.includes(channel);
        const expected = ['ECOM', 'MELI', 'NEW', 'SHOP'].filter(
          (channel) => sells(a, channel) !== sells(b, channel),
        );
        expect(channelsToAlign(a, b, new Set(open)).toSorted()).toEqual(expected);
      }),
    );
  });

  it('names the members that a change affects', () => {
    expect(changedMembers(nova, { ...nova })).toEqual([]);
    const after = { ...nova, name: 'Other', connectedChannels: ['ECOM'] };
    expect(changedMembers<Merchant>(nova, after)).toEqual(['name', 'connectedChannels']);
    expect(changedMembers<{ region?: string }>({ region: 'ON', version: 3 }, {})).toEqual([
      'region',
    ]);
  });
});
