import type { Merchant } from '../merchant.js';

/** Those whose lists the suites read: of the merchant's orders, and of the channel that calls. */
const CHANNELS = ['MELI', 'ECOM'];

/** No limits and nothing required, so that the SKUs of the other fixtures are published as without it. */
const TAXONOMY = {
  categories: [
    { code: 'MLM1430', path: 'Ropa' },
    { code: 'MLM1574', path: 'Ropa > Playeras' },
  ],
  attributes: [{ code: 'MATERIAL', name: 'Material', type: 'text', required: false }],
  limits: {},
};

/**
 * A taxonomy of two categories in each channel, two mappings of each kind for all merchants, and one of the merchant.
 * Comes before the SKUs, which are then checked once.
 * @param mark the category and the attribute that the merchant maps
 */
export async function fillTaxonomies({ api, operator }: Merchant, mark: string): Promise<void> {
  for (const channel of CHANNELS) {
    await operator.send('PUT', `/ops/sales-channels/${channel}/taxonomy`, TAXONOMY);
    await operator.send(
      'PUT',
      `/ops/category-mappings/${channel}`,
      toCategory('Ropa', 'Ropa > Bebés'),
    );
    await operator.send(
      'PUT',
      `/ops/category-mappings/${channel}/attributes`,
      toAttribute('tejido', 'tela'),
    );
    await api.send('PUT', `/ext/category-mappings/${channel}`, toCategory(mark));
    await api.send('PUT', `/ext/category-mappings/${channel}/attributes`, toAttribute(mark));
  }
}

function toCategory(...categories: string[]): object {
  return { mappings: categories.map((category) => ({ category, channelCategory: 'MLM1430' })) };
}

function toAttribute(...names: string[]): object {
  return { mappings: names.map((name) => ({ name, attribute: 'MATERIAL' })) };
}
