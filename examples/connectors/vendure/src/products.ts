import type { Listing } from '@entrepot/client';
import { facetValuesOf, type Catalogue } from './catalogue.ts';
import { assetsOf } from './images.ts';
import type { Shop } from './shop.ts';
import type { State } from './state.ts';
import { codeOf, digestOf, languageOf, skuOf, slugOf, variantInput } from './variant-input.ts';

interface Product {
  id: string;
  optionGroups: { id: string; code: string; options: { id: string; code: string }[] }[];
  variants: { id: string; sku: string; enabled: boolean }[];
}

/** The members of a listing by which the variants of a product differ. */
const OPTIONS = ['color', 'size'] as const;

/** Shows listings in the shop. It looks up what is there first: an interrupted step is completed, not doubled. */
export class Products {
  private readonly shop: Shop;
  private readonly state: State;

  constructor(shop: Shop, state: State) {
    this.shop = shop;
    this.state = state;
  }

  /** @throws ShopError with the shop's reason when it refuses the listing */
  async show(catalogue: Catalogue, listing: Listing): Promise<void> {
    const sku = skuOf(listing);
    const variant = await this.find(sku);
    const product = await this.product(catalogue, listing, variant?.product);
    const input = {
      ...variantInput(listing, catalogue.channel, this.state.held(sku)),
      ...(await assetsOf(this.shop, listing.images)),
      optionIds: await this.options(catalogue, listing, product),
      facetValueIds: await this.facetValues(catalogue, listing),
    };
    if (variant) await this.shop.call('UpdateVariant', { input: { id: variant.id, ...input } });
    else await this.shop.call('CreateVariant', { input: { productId: product.id, ...input } });
    this.state.keep('quantity', sku, String(listing.quantity ?? ''));
    this.state.keep('digest', sku, digestOf(listing));
  }

  /** Disables the variant, where there is one, and a product of which no variant is left. */
  async hide(sku: string): Promise<void> {
    this.state.keep('digest', sku, '');
    const variant = await this.find(sku);
    if (!variant) return;
    await this.shop.call('UpdateVariant', { input: { id: variant.id, enabled: false } });
    const { id, variants } = variant.product;
    if (variants.some((each) => each.enabled && each.id !== variant.id)) return;
    await this.shop.call('UpdateProduct', { input: { id, enabled: false } });
  }

  /** Counts the stock of a SKU anew, after an order of it was placed, shipped or cancelled. */
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
   * The product of the listing's variant, for good: Vendure moves no variants. Its words and images are those of the main
   * variant, or of the first one until that comes.
   */
  private async product({ channel }: Catalogue, listing: Listing, own?: Product): Promise<Product> {
    const slug = slugOf(listing);
    const bySlug = () => this.shop.call<{ product?: Product }>('ProductBySlug', { slug });
    const product = own ?? (await bySlug()).product;
    if (product && !listing.main) {
      await this.shop.call('UpdateProduct', { input: { id: product.id, enabled: true } });
      return product;
    }
    const { name, description = '' } = listing;
    const translation = { languageCode: languageOf(listing, channel), name, slug, description };
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
   * An option of each group of the product, as Vendure wants it. The groups are those of the product's first variant: one
   * that came later would need an option of every variant that is there.
   */
  private async options({ channel }: Catalogue, listing: Listing, product: Product) {
    const languageCode = languageOf(listing, channel);
    let { optionGroups } = product;
    const optionIds: string[] = [];
    for (const option of OPTIONS) {
      const code = `${slugOf(listing)}-${option}`;
      const translations = [{ languageCode, name: option }];
      if (product.variants.length === 0 && listing[option]) {
        type Found = { productOptionGroups: { items: { id: string }[] } };
        const found = await this.shop.call<Found>('OptionGroupByCode', { code });
        const [
          group = await this.shop.make('CreateOptionGroup', { input: { code, translations } }),
        ] = found.productOptionGroups.items;
        const ids = { productId: product.id, optionGroupId: group.id };
        ({ optionGroups } = await this.shop.make<Product>('AddOptionGroup', ids));
      }
      const group = optionGroups.find((each) => each.code.endsWith(`-${option}`));
      if (group) optionIds.push(await this.optionId(group, listing[option] || '-', languageCode));
    }
    return optionIds;
  }

  private async optionId(
    { id, options }: Product['optionGroups'][number],
    name: string,
    languageCode: string,
  ): Promise<string> {
    const code = codeOf(name);
    const input = { productOptionGroupId: id, code, translations: [{ languageCode, name }] };
    const found = options.find((option) => option.code === code);
    return (found ?? (await this.shop.make('CreateOption', { input }))).id;
  }

  private async facetValues(catalogue: Catalogue, listing: Listing): Promise<string[]> {
    const ids = facetValuesOf(catalogue.collections, listing.channelCategory);
    const languageCode = languageOf(listing, catalogue.channel);
    for (const { code, value: name } of listing.channelAttributes ?? []) {
      const facet = catalogue.facets.find((each) => each.code === code);
      if (!facet) continue;
      let value = facet.values.find((each) => each.name.toLowerCase() === name.toLowerCase());
      if (!value) {
        const input = {
          facetId: facet.id,
          code: codeOf(name),
          translations: [{ languageCode, name }],
        };
        value = await this.shop.make<Catalogue['facets'][number]['values'][number]>(
          'CreateFacetValue',
          { input },
        );
        facet.values.push(value);
      }
      ids.push(value.id);
    }
    return [...new Set(ids)];
  }
}
