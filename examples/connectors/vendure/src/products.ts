import type { Listing } from '@entrepot/client';
import { facetValuesOf, type Catalogue, type Named } from './catalogue.ts';
import { assetsOf } from './images.ts';
import type { Shop } from './shop.ts';
import type { State } from './state.ts';
import { codeOf, digestOf, languageOf, skuOf, slugOf, variantInput } from './variant-input.ts';

interface Product {
  id: string;
  enabled: boolean;
  optionGroups: { id: string; code: string; options: { id: string; code: string }[] }[];
  variants: { id: string; sku: string; enabled: boolean }[];
}

/** The members of a listing by which the variants of a product differ. */
const OPTIONS = ['color', 'size'] as const;

/**
 * Publishes listings in the shop. Each step first looks up existing data, so an interrupted step is completed, not
 * repeated.
 */
export class Products {
  private readonly shop: Shop;
  private readonly state: State;

  constructor(shop: Shop, state: State) {
    this.shop = shop;
    this.state = state;
  }

  /** @throws ShopError with the shop's reason when the shop rejects the listing */
  async show(catalogue: Catalogue, listing: Listing): Promise<void> {
    const sku = skuOf(listing);
    const language = languageOf(listing, catalogue.channel);
    const variant = await this.find(sku);
    const product = await this.product(listing, language, variant?.product);
    const input = {
      ...variantInput(listing, catalogue.channel, this.state.held(sku)),
      ...(await assetsOf(this.shop, listing.images)),
      optionIds: await this.options(product, listing, language),
      facetValueIds: await this.facetValues(catalogue, listing, language),
    };
    if (variant) await this.shop.call('UpdateVariant', { input: { id: variant.id, ...input } });
    else await this.shop.call('CreateVariant', { input: { productId: product.id, ...input } });
    this.state.keep('quantity', sku, String(listing.quantity ?? ''));
    this.state.keep('digest', sku, digestOf(listing));
  }

  /** Disables the variant, if it exists, and a product without enabled variants. */
  async hide(sku: string): Promise<void> {
    this.state.keep('digest', sku, '');
    const variant = await this.find(sku);
    if (!variant) return;
    await this.shop.call('UpdateVariant', { input: { id: variant.id, enabled: false } });
    const { id, variants } = variant.product;
    if (variants.some((each) => each.enabled && each.id !== variant.id)) return;
    await this.shop.call('UpdateProduct', { input: { id, enabled: false } });
  }

  /** Recalculates the stock of a SKU after an order of it was placed, shipped or cancelled. */
  async restock(sku: string): Promise<void> {
    const quantity = this.state.get('quantity', sku);
    const variant = quantity ? await this.find(sku) : undefined;
    const stockOnHand = Number(quantity) + this.state.held(sku);
    if (!variant || variant.stockOnHand === stockOnHand) return;
    await this.shop.call('UpdateVariant', { input: { id: variant.id, stockOnHand } });
  }

  private async find(sku: string) {
    type Found = { items: { id: string; stockOnHand: number; product: Product }[] };
    const found = await this.shop.call<{ productVariants: Found }>('VariantBySku', { sku });
    return found.productVariants.items[0];
  }

  /**
   * Returns the product of the listing's variant. The assignment is permanent, because Vendure cannot move variants.
   * The product has the texts and images of the main variant; until that is published, those of the first variant.
   */
  private async product(listing: Listing, languageCode: string, own?: Product) {
    const slug = slugOf(listing);
    const bySlug = () => this.shop.call<{ product?: Product }>('ProductBySlug', { slug });
    const product = own ?? (await bySlug()).product;
    if (product?.enabled && !listing.main) return product;
    const { name, description = '' } = listing;
    const translation = { languageCode, name, slug, description };
    const input = {
      enabled: true,
      translations: [translation],
      ...(await assetsOf(this.shop, listing.images)),
    };
    if (!product) return this.shop.make<Product>('CreateProduct', { input });
    await this.shop.call('UpdateProduct', { input: { id: product.id, ...input } });
    return product;
  }

  /**
   * Returns one option of each group of the product, as Vendure requires. The first variant determines the groups,
   * because a later group would require an option of every existing variant.
   */
  private async options(product: Product, listing: Listing, languageCode: string) {
    const optionIds: string[] = [];
    for (const name of OPTIONS) {
      const isWanted = product.variants.length === 0 && listing[name];
      const added = isWanted ? await this.addGroup(product, listing, name, languageCode) : product;
      const group = added.optionGroups.find(({ code }) => code.endsWith(`-${name}`));
      if (!group) continue;
      const value = listing[name] || '-';
      const code = codeOf(value);
      const translations = [{ languageCode, name: value }];
      const input = { productOptionGroupId: group.id, code, translations };
      const found = group.options.find((option) => option.code === code);
      const option = found ?? (await this.shop.make<{ id: string }>('CreateOption', { input }));
      optionIds.push(option.id);
    }
    return optionIds;
  }

  private async addGroup(product: Product, listing: Listing, name: string, languageCode: string) {
    const code = `${slugOf(listing)}-${name}`;
    const input = { code, translations: [{ languageCode, name }] };
    type Found = { productOptionGroups: { items: { id: string }[] } };
    const found = await this.shop.call<Found>('OptionGroupByCode', { code });
    const create = () => this.shop.make<{ id: string }>('CreateOptionGroup', { input });
    const { id } = found.productOptionGroups.items[0] ?? (await create());
    const ids = { productId: product.id, optionGroupId: id };
    return this.shop.make<Product>('AddOptionGroup', ids);
  }

  /** Returns the facet values of the category and the attributes. The facet must exist in the shop. */
  private async facetValues(
    { collections, facets }: Catalogue,
    listing: Listing,
    languageCode: string,
  ) {
    const ids = facetValuesOf(collections.items, listing.channelCategory);
    for (const { code, value: name } of listing.channelAttributes ?? []) {
      const facet = facets.items.find((each) => each.code === code);
      if (!facet) continue;
      const found = facet.values.find((each) => each.name.toLowerCase() === name.toLowerCase());
      const translations = [{ languageCode, name }];
      const input = { facetId: facet.id, code: codeOf(name), translations };
      const value = found ?? (await this.shop.make<Named>('CreateFacetValue', { input }));
      if (!found) facet.values.push(value);
      ids.push(value.id);
    }
    return [...new Set(ids)];
  }
}
