import { readFileSync } from 'node:fs';
import { channelSettings, channelSettingsOf, taxTypeOf } from './channel-settings.js';

const MELI = {
  country: 'MX',
  currency: 'MXN',
  taxesOnline: false,
  feeShare: '0.18',
  priceEnding: { step: '1', offset: '0.9' },
};

describe('the settings of a sales channel', () => {
  it('get the defaults of settings that a row from before them lacks', () => {
    expect(channelSettingsOf(MELI)).toEqual({
      ...MELI,
      service: 'STANDARD',
      freightShownSeparately: false,
    });
  });

  it('are all taken from the members of an event, without the other members', () => {
    const members = Object.keys(channelSettingsOf(example()));
    expect(members.toSorted()).toEqual(Object.keys(channelSettings).toSorted());
  });

  it.each(['SalesChannelRequest', 'SalesChannelResponse'])('are all members of %s', (name) => {
    const { components } = read<ApiDocument>('apps/gateway/openapi.json');
    const members = Object.keys(components.schemas[name]?.properties ?? {});
    expect(members).toEqual(expect.arrayContaining(Object.keys(channelSettings)));
  });

  it('make a channel without own taxes DDP (decision 6.6)', () => {
    expect(taxTypeOf({ taxesOnline: false })).toBe('DDP');
    expect(taxTypeOf({ taxesOnline: true })).toBe('DDU');
  });
});

interface ApiDocument {
  components: { schemas: Record<string, { properties: object }> };
}

function example(): typeof MELI {
  return read('libs/contracts/examples/sales-channel.changed.v1/full.json');
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
