import { aSku, type SkuChoices } from '../../../test/a-sku.js';
import type { ChannelEntry } from './channel-entry.js';
import { decideUpsert, type StoredSku } from './decide-upsert.js';
import type { SentSku } from './sku.js';

const now = new Date('2026-06-01T10:00:00Z');
const approved: ChannelEntry = {
  salesChannel: 'MELI',
  status: 'SALES_CHANNEL_APPROVED',
  cause: 'connector',
  statusDate: new Date('2026-05-01T00:00:00Z'),
  salesChannelSkuId: 'MLM-1',
};

function stored(choices: SkuChoices = {}, rest: Partial<StoredSku> = {}): StoredSku {
  return {
    ...aSku(choices),
    id: `id-${choices.skuId ?? 'TEE-BLUE-M'}`,
    live: true,
    localizationStatus: 'READY_FOR_SALES_CHANNEL',
    entries: [],
    prices: new Map(),
    ...rest,
  };
}

function decide(sent: SentSku[], ...storedSkus: StoredSku[]) {
  return decideUpsert({ sent, productId: 'TEE', stored: storedSkus, newId: () => 'new-id', now });
}

describe('decideUpsert', () => {
  it('creates new SKUs, which wait for localization', () => {
    const { created, updated, deleted } = decide([aSku()]);
    expect(created).toMatchObject([
      { id: 'new-id', localizationStatus: 'PENDING_LOCALIZATION', changed: ['new'], entries: [] },
    ]);
    expect([updated, deleted]).toEqual([[], []]);
  });

  it('does not write an unchanged SKU (decision 3.3)', () => {
    const decision = decide([aSku({ color: 'Blue' })], stored({ color: 'Blue' }));
    expect(decision).toMatchObject({ unchanged: ['TEE-BLUE-M'], created: [], updated: [] });
    expect(decision.reviewedAgain).toEqual([]);
  });

  it('treats missing attributes as an empty list', () => {
    expect(decide([aSku({ attributes: [] })], stored()).unchanged).toHaveLength(1);
  });

  it.each<[string, SkuChoices, string[]]>([
    ['name', { name: 'Other title' }, ['content']],
    ['description', { description: 'Quite another one.' }, ['content']],
    ['ean', { ean: '96385074' }, ['content']],
    ['hscode', { hscode: '6110.00' }, ['content']],
    ['order of images', { images: ['https://b/', 'https://a/'] }, ['content']],
    ['category', { category: 'Other' }, ['content']],
    ['brand', { brand: 'Other' }, ['content']],
    ['color', { color: 'Red' }, ['content']],
    ['size', { size: 'L' }, ['content']],
    ['attributes', { attributes: [{ name: 'a', value: 'b' }] }, ['content']],
    ['main', { main: false }, ['content']],
    ['weight', { weight: 0.5 }, ['dimensions']],
    ['height', { height: 11 }, ['dimensions']],
    ['active', { active: false }, ['active']],
    ['countryOfOrigin', { countryOfOrigin: 'PT' }, ['country-of-origin']],
    ['weight and brand', { weight: 1, brand: 'B' }, ['content', 'dimensions']],
  ])('publishes a changed %s (decision 3.3)', (_, choices, changed) => {
    const images = ['https://a/', 'https://b/'];
    const { updated } = decide([aSku({ images, ...choices })], stored({ images }));
    expect(updated).toHaveLength(1);
    expect(updated[0]?.changed).toEqual(changed);
    expect(updated[0]?.localizationStatus).toBe(
      changed.includes('content') ? 'PENDING_LOCALIZATION' : 'READY_FOR_SALES_CHANNEL',
    );
  });

  it('keeps channel entries until localization is ready again (decision 3.3)', () => {
    const { updated } = decide([aSku({ name: 'New title' })], stored({}, { entries: [approved] }));
    expect(updated[0]).toMatchObject({ entries: [approved], entryChanges: [] });
  });

  it('deletes SKUs that are left out, and does not touch deleted ones', () => {
    const gone = stored({ skuId: 'GONE' }, { live: false });
    const { deleted } = decide([aSku()], stored(), stored({ skuId: 'B' }), gone);
    expect(deleted.map(({ skuId }) => skuId)).toEqual(['B']);
  });

  it('restores a deleted SKU under its id, with a new localization (decision 3.4)', () => {
    const gone = stored({ productId: 'OLD' }, { live: false });
    const { created } = decide([aSku({ localizedSalePriceWithTaxes: 5 })], gone);
    expect(created).toMatchObject([{ id: 'id-TEE-BLUE-M', changed: ['new', 'origin-price'] }]);
  });

  it('moves a SKU from another product (decision 3.4)', () => {
    const { updated, deleted } = decide([aSku()], stored({ productId: 'OLD' }));
    expect(updated[0]?.changed).toEqual(['content', 'product']);
    expect(deleted).toEqual([]);
  });

  it('reviews refused siblings again when any SKU of the product changes (decision 3.3)', () => {
    const refused = { localizationStatus: 'REVIEW_DENIED' as const };
    const sibling = aSku({ skuId: 'B', main: false });
    const deniedSku = stored({ skuId: 'B', main: false }, refused);
    const changed = decide([aSku({ weight: 1 }), sibling], stored(), deniedSku);
    expect(changed.unchanged).toEqual(['B']);
    expect(changed.reviewedAgain).toMatchObject([
      { sku: { skuId: 'B' }, changed: ['content'], localizationStatus: 'PENDING_LOCALIZATION' },
    ]);
    expect(decide([aSku(), sibling], stored(), deniedSku).reviewedAgain).toEqual([]);
    const afterDeletion = decide([sibling], stored(), deniedSku);
    expect(afterDeletion.reviewedAgain).toHaveLength(1);
  });

  it('reviews refused SKUs again if another SKU leaves their product', () => {
    const remaining = stored(
      { skuId: 'L', productId: 'OLD' },
      { localizationStatus: 'REVIEW_DENIED' },
    );
    const { reviewedAgain } = decide([aSku()], stored({ productId: 'OLD' }), remaining);
    expect(reviewedAgain.map(({ sku }) => sku.skuId)).toEqual(['L']);
    expect(reviewedAgain[0]?.sku.productId).toBe('OLD');
  });

  it('reviews a refused SKU again for its own weight', () => {
    const refused = stored({ weight: 0 }, { localizationStatus: 'REVIEW_DENIED' });
    const { updated } = decide([aSku({ weight: 1 })], refused);
    expect(updated[0]).toMatchObject({
      changed: ['dimensions', 'content'],
      localizationStatus: 'PENDING_LOCALIZATION',
    });
  });

  it('treats a deprecated sale price as an origin update only if it differs (decision 3.11)', () => {
    const sale = (price: number, list?: number): SkuChoices => ({
      localizedSalePriceWithTaxes: price,
      ...(list === undefined ? {} : { localizedListPriceWithTaxes: list }),
    });
    const changedBy = (sent: SkuChoices, before: SkuChoices) =>
      decide([aSku(sent)], stored(before)).updated.map(({ changed }) => changed);
    expect(changedBy(sale(10), sale(9))).toEqual([['origin-price']]);
    expect(changedBy(sale(10), {})).toEqual([['origin-price']]);
    expect(changedBy(sale(10), sale(10))).toEqual([]);
    expect(changedBy({}, sale(10))).toEqual([[]]);
    expect(changedBy(sale(10, 12), sale(10, 11))).toEqual([[]]);
  });

  it('withdraws entries and restores them when `active` changes (decision 3.10)', () => {
    const localized = new Map([['MELI', { state: 'localized' as const }]]);
    const off = decide(
      [aSku({ active: false })],
      stored({}, { entries: [approved], prices: localized }),
    );
    const [change] = off.updated[0]?.entryChanges ?? [];
    expect(change).toEqual({
      previousStatus: 'SALES_CHANNEL_APPROVED',
      entry: {
        salesChannel: 'MELI',
        status: 'READY_FOR_SALES_CHANNEL',
        cause: 'withdrawal',
        statusDate: now,
        statusMessage: 'inactive',
        salesChannelSkuId: 'MLM-1',
      },
    });
    expect(off.updated[0]?.entries).toEqual([change?.entry]);
    const withdrawn = change ? [change.entry] : [];
    const on = decide(
      [aSku()],
      stored({ active: false }, { entries: withdrawn, prices: localized }),
    );
    expect(on.updated[0]?.entries[0]).not.toHaveProperty('statusMessage');
  });
});
