export const ruleSets = ['2026-07-01', '2028-07-01'].map((validFrom) => ({
  destination: 'DE',
  validFrom,
  cases: [],
}));
export const duties = { destination: 'DE', validFrom: '2026-07-01', rates: [] };
export const tariff = { origin: 'US', destination: 'DE', validFrom: '2026-07-01', steps: [] };
export const pack = { destination: 'DE', name: 'Germany', currency: 'EUR', ruleSets };
export const wholePack = { ...pack, dutyRates: [duties], freightTariffs: [tariff] };

/** What pricing answers of a rule set. */
export const MOVES = {
  destination: 'DE',
  day: '2026-07-01',
  prices: 20_000,
  compared: 2_000,
  sampled: true,
  share: 0.005,
  moved: 310,
  failing: [{ code: 'no-duty-rate', detail: 'There is no rate.', prices: 12 }],
  recovering: 0,
  largest: {
    merchantId: 'ACME',
    skuId: 'TEE',
    salesChannel: 'BERLIN',
    share: 0.0252,
    before: 119,
    after: 122,
    currency: 'EUR',
  },
};
