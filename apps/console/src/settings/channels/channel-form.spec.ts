import { channelOf, valuesOf } from './channel-form.js';
import type { Channel } from './requests.js';

const CHANNEL: Channel = {
  salesChannel: 'MELI',
  name: 'Meli',
  country: 'MX',
  currency: 'MXN',
  locale: 'es-MX',
  taxesOnline: true,
  taxType: 'DDU',
  feeShare: 0,
  priceEnding: { step: 10, offset: 9.99 },
  active: false,
  service: 'EXPRESS',
  freightShownSeparately: true,
  scheme: 'registered',
  region: 'ON',
  version: 3,
};

describe('the form of a sales channel', () => {
  it.each([0, 0.07, 0.145, 0.29, 0.57, 0.123456, 0.999999])(
    'sends a share of %s back unchanged',
    (feeShare) => {
      const { salesChannel: _id, taxType: _taxes, version: _version, ...data } = CHANNEL;
      const channel = { ...CHANNEL, feeShare };
      expect(channelOf(valuesOf(channel), channel.active)).toEqual({ ...data, feeShare });
    },
  );

  it('omits an empty service, scheme and region', () => {
    const { scheme: _scheme, region: _region, ...channel } = CHANNEL;
    const sent = channelOf({ ...valuesOf(channel), service: ' ' });
    expect(sent).not.toHaveProperty('service');
    expect(sent).not.toHaveProperty('scheme');
    expect(sent).not.toHaveProperty('region');
  });
});
