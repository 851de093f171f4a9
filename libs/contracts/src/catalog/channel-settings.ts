import { Type, type Static, type TObject } from 'typebox';
import { country, currency, dec, described } from '../fields.js';

const DEFAULTS = { service: 'STANDARD', freightShownSeparately: false } as const;

/**
 * The settings of a sales channel that its prices and its orders follow (decision 9.7). This is their only list: event,
 * tables, landed cost and the domains of the services derive from it. Amounts are decimals as text.
 */
export const channelSettings = {
  country,
  currency,
  taxesOnline: Type.Boolean({
    description: 'the channel computes taxes itself, so its prices exclude them',
  }),
  feeShare: described(dec, "the channel's share of a sale, 0 to 1"),
  priceEnding: Type.Object(
    { step: dec, offset: dec },
    { description: 'shown prices are k·step + offset (decision 5.2)' },
  ),
  service: Type.Optional(
    Type.String({ minLength: 1, description: 'the freight service; STANDARD by default' }),
  ),
  freightShownSeparately: Type.Optional(
    Type.Boolean({
      description: 'tax rules see freight as a separate part; otherwise it counts as goods',
    }),
  ),
  scheme: Type.Optional(
    Type.String({ minLength: 1, description: 'tax schemes that the seller is registered for' }),
  ),
  region: Type.Optional(
    Type.String({ minLength: 1, description: 'state or province that prices are computed for' }),
  ),
};

/** The settings as events and requests contain them; those with a default may be absent. */
export type GivenChannelSettings = Static<TObject<typeof channelSettings>>;

/** The settings with the defaults of those that are absent. */
export type ChannelSettings = Omit<GivenChannelSettings, keyof typeof DEFAULTS> &
  Required<Pick<GivenChannelSettings, keyof typeof DEFAULTS>>;

/**
 * The settings among the members of an event, a request or a stored row, with the defaults of those that are absent: a
 * row from before a setting existed has none for it.
 */
export function channelSettingsOf(members: GivenChannelSettings): ChannelSettings {
  const presentSettings = Object.entries(members).filter(
    ([name, value]) => name in channelSettings && value !== undefined,
  );
  return { ...DEFAULTS, ...(Object.fromEntries(presentSettings) as GivenChannelSettings) };
}

/** DDP if prices include taxes, DDU if the channel adds them (decision 6.6). */
export function taxTypeOf({ taxesOnline }: Pick<ChannelSettings, 'taxesOnline'>): 'DDP' | 'DDU' {
  return taxesOnline ? 'DDU' : 'DDP';
}
