/** Texts and an example that the operations of several clients share. */
export const CHANNEL_DOC = 'The sales channel’s id.';

export const PUT_DOC = [
  'Replaces the categories, attributes and limits of the channel; repeating the request changes nothing.',
  'A SKU is not published there if it has no category of the channel, misses a required attribute, or exceeds a limit.',
  'To end all requirements, send empty `categories`, `attributes` and `limits`.',
  'Affected SKUs are checked again in the background; reading the taxonomy shows the progress.',
].join(' ');

export const CATEGORIES_DOC =
  'Lists the categories in pages. With `text`, only categories with these words in the path are listed.';

export const TAXONOMY_EXAMPLE = {
  categories: [
    { code: 'MLM1430', path: 'Ropa' },
    { code: 'MLM1574', path: 'Ropa > Playeras' },
  ],
  attributes: [
    {
      code: 'MATERIAL',
      name: 'Material',
      type: 'text',
      required: true,
      categories: ['MLM1574'],
      values: ['Algodón', 'Lino'],
    },
  ],
  limits: { titleLength: 60, minImages: 1, maxImages: 10, html: false },
};
