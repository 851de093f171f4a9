import { readFileSync } from 'node:fs';
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

/** The document that the client is generated from. */
const { SalesChannelRequest: REQUEST } = (
  JSON.parse(readFileSync('apps/gateway/openapi.json', 'utf8')) as {
    components: { schemas: { SalesChannelRequest: { properties: object } } };
  }
).components.schemas;

describe('the form of a sales channel', () => {
  it.each([0, 0.07, 0.145, 0.29, 0.57, 0.123456, 0.999999])(
    'sends a share of %s back unchanged',
    (feeShare) => {
      const { salesChannel: _id, taxType: _taxes, version: _version, ...data } = CHANNEL;
      const channel = { ...CHANNEL, feeShare };
      expect(channelOf(valuesOf(channel), channel)).toEqual({ ...data, feeShare });
    },
  );

  it('has a field for every setting, so that a new channel gets it', () => {
    const { version: _version, taxType: _taxes, salesChannel: _id, ...settings } = CHANNEL;
    const sent = channelOf(valuesOf(CHANNEL));
    expect(sent).toEqual({ ...settings, active: true });
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(REQUEST.properties).toSorted());
  });

  it('sends members back that it does not know', () => {
    const newer = { ...CHANNEL, giftWrap: { price: 5 } };
    expect(channelOf(valuesOf(newer), newer)).toMatchObject({ giftWrap: { price: 5 } });
  });

  it('omits an empty service, scheme and region', () => {
    const sent = channelOf({ ...valuesOf(CHANNEL), service: ' ', scheme: '', region: '' }, CHANNEL);
    expect(sent).not.toHaveProperty('service');
    expect(sent).not.toHaveProperty('scheme');
    expect(sent).not.toHaveProperty('region');
  });
});
