import fc from 'fast-check';
import { changeOf, listingOf, offerOf, type ListingFacts, type StoredListing } from './listing.js';

const facts: ListingFacts = {
  merchantId: 'ACME',
  skuId: 'TEE',
  salesChannel: 'MELI',
  id: '0197f5a0-0000-7000-8000-000000000000',
  live: true,
  connected: true,
  localizationStatus: 'READY_FOR_SALES_CHANNEL',
  productId: 'TEE',
  main: true,
  content: {
    name: 'Tee',
    description: 'A tee.',
    weight: 1,
    height: 2,
    width: 3,
    length: 4,
    ean: '4006381333931',
    hscode: '6109.90',
    images: [],
    globalSaleChannelData: { active: true, category: 'Clothing', brand: 'Acme' },
  },
  country: 'US',
  locale: 'es-MX',
  entry: { status: 'READY_FOR_SALES_CHANNEL', cause: 'localization' },
  text: { name: 'Camiseta', description: 'Una camiseta.' },
  price: { sale: '10', currency: 'MXN', taxesIncluded: true },
  quantity: 3,
};

const inactive = {
  ...facts.content,
  globalSaleChannelData: { ...facts.content.globalSaleChannelData, active: false },
};

const fitting = {
  category: 'PLAYERAS',
  attributes: [{ code: 'COLOR', value: 'Azul' }],
  messages: [],
};
const unfit = {
  attributes: [],
  messages: [{ code: 'category-unmapped', detail: 'it is mapped to no category' }],
};

const entryOf = (fit: object): Partial<ListingFacts> => ({
  entry: { ...facts.entry, fit } as ListingFacts['entry'],
});

const digest = (product: object) => JSON.stringify(product);

describe('the listing of a SKU in a channel (decision 10.3)', () => {
  it.each([
    ['deleted', { live: false, connected: false }],
    ['not-connected', { connected: false, content: inactive }],
    [
      'not-connected',
      {
        entry: {
          status: 'READY_FOR_SALES_CHANNEL',
          cause: 'withdrawal',
          statusMessage: 'channel-closed',
        },
      },
    ],
    ['prohibited', { entry: { status: 'SALES_CHANNEL_DENIED', cause: 'regulation' } }],
    ['prohibited', { localizationStatus: 'DENIED_REGULATORY', content: inactive }],
    ['inactive', { content: inactive, text: undefined }],
    ['inactive', { ...entryOf(unfit), content: inactive }],
    ['requirements-missing', entryOf(unfit)],
    ['requirements-missing', { ...entryOf(unfit), price: undefined }],
    ['requirements-missing', { ...entryOf(unfit), localizationStatus: 'IN_REVIEW' }],
    [
      'requirements-missing',
      { entry: { status: 'SALES_CHANNEL_DENIED', cause: 'connector', fit: unfit } },
    ],
    ['not-priced', { entry: undefined, price: undefined }],
    ['not-localized', { entry: undefined }],
    ['not-localized', { localizationStatus: 'REVIEW_DENIED' }],
    ['not-localized', { localizationStatus: 'LOCALIZATION_SKIPPED' }],
    ['not-localized', { text: undefined }],
    ['not-priced', { price: undefined }],
  ] as const)('is undefined for a SKU that is %s: %j', (reason, choices) => {
    for (const isShown of [true, false]) {
      expect(listingOf({ ...facts, ...choices } as ListingFacts, isShown)).toMatchObject({
        reason,
      });
    }
  });

  it('includes SKUs that the channel denied: it may approve them later', () => {
    const entry = { status: 'SALES_CHANNEL_DENIED', cause: 'connector' } as const;
    const denied = listingOf({ ...facts, entry }, true);
    expect(denied).toMatchObject({
      product: { productId: 'TEE' },
      offer: { status: entry.status },
    });
  });

  it("has the channel's category and attributes next to the merchant's, if the channel has a taxonomy", () => {
    expect(listingOf({ ...facts, ...entryOf(fitting) }, false)).toMatchObject({
      product: {
        category: 'Clothing',
        attributes: [],
        channelCategory: 'PLAYERAS',
        channelAttributes: [{ code: 'COLOR', value: 'Azul' }],
      },
    });
    const members = Object.keys((listingOf(facts, false) as { product: object }).product);
    expect(members.filter((member) => member.startsWith('channel'))).toEqual([]);
  });

  it.each(['PENDING_LOCALIZATION', 'IN_REVIEW', 'IN_TRANSLATION'] as const)(
    'keeps the previous content while changed words are %s, and stays undefined if there was none',
    (localizationStatus) => {
      const pending = { ...facts, localizationStatus };
      expect(listingOf(pending, true)).toMatchObject({ product: 'as-before', price: facts.price });
      expect(listingOf(pending, false)).toMatchObject({ reason: 'not-localized' });
      expect(listingOf({ ...pending, price: undefined }, true)).toMatchObject({
        reason: 'not-priced',
      });
    },
  );
});

describe('a change of a listing', () => {
  const some = fc.record({
    connected: fc.boolean(),
    localizationStatus: fc.constantFrom('READY_FOR_SALES_CHANNEL', 'IN_REVIEW'),
    main: fc.boolean(),
    quantity: fc.option(fc.integer({ min: 0, max: 1 })),
    price: fc.option(fc.constantFrom(facts.price, { ...facts.price, sale: '11' }), {
      nil: undefined,
    }),
    entry: fc.constantFrom(
      facts.entry,
      { ...facts.entry, salesChannelSkuId: 'MLM-1' },
      entryOf(fitting).entry,
      entryOf(unfit).entry,
    ),
  }) as fc.Arbitrary<Partial<ListingFacts>>;

  /** Stores a listing as the real store does. */
  function store(before: StoredListing | undefined, choices: Partial<ListingFacts>) {
    const listing = listingOf({ ...facts, ...choices }, before?.reason === null);
    const change = changeOf(listing, digest, before);
    if (!change) return { change, after: before };
    const offer = JSON.stringify(offerOf(listing));
    if ('reason' in listing) {
      return { change, after: { reason: listing.reason, productDigest: null, price: null, offer } };
    }
    const { product } = listing;
    const productDigest =
      product === 'as-before' ? (before?.productDigest ?? null) : digest(product);
    return {
      change,
      after: { reason: null, productDigest, price: JSON.stringify(listing.price), offer },
    };
  }

  it('is detected only if the channel would read something different', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (steps) => {
        let stored: StoredListing | undefined;
        for (const choices of steps) {
          const { change, after } = store(stored, choices);
          if (change) expect(after).not.toEqual(stored);
          expect(store(after, choices).change).toBeUndefined();
          stored = after;
        }
      }),
    );
  });

  it('requires an answer unless only the offer changed', () => {
    const { after } = store(undefined, {});
    expect(store(after, { quantity: 2 }).change).toEqual({ needsAnswer: false });
    expect(
      store(after, { entry: { ...facts.entry!, status: 'SALES_CHANNEL_APPROVED' } }).change,
    ).toEqual({ needsAnswer: false });
    expect(store(after, { main: false }).change).toEqual({ needsAnswer: true });
    expect(store(after, { price: { ...facts.price!, sale: '11' } }).change).toEqual({
      needsAnswer: true,
    });
    expect(store(after, { connected: false }).change).toEqual({ needsAnswer: true });
    const mapped = store(after, entryOf(fitting));
    expect(mapped.change).toEqual({ needsAnswer: true });
    const other = { ...fitting, attributes: [{ code: 'COLOR', value: 'Rojo' }] };
    expect(store(mapped.after, entryOf(other)).change).toEqual({ needsAnswer: true });
    expect(store(mapped.after, entryOf(unfit)).change).toEqual({ needsAnswer: true });
    expect(store(mapped.after, entryOf({ ...fitting })).change).toBeUndefined();
  });

  it('does not exist for a SKU that was never listed in the channel', () => {
    expect(store(undefined, { connected: false }).change).toBeUndefined();
  });
});
