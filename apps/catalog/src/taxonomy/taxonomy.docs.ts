/** Words and an example that the operations of several clients share. */
export const CHANNEL_DOC = 'The sales channel’s id.';

export const PUT_DOC = [
  'Replaces the categories, attributes and limits of the channel; repeating the request changes nothing.',
  'A SKU without a category of the channel, a required attribute, or within a limit is not published there.',
  'To end all requirements, send empty `categories`, `attributes` and `limits`.',
  'Affected SKUs are checked again in the background; reading the taxonomy shows the progress.',
].join(' ');

export const CATEGORIES_DOC =
  'Pages of the categories, or of those that a search finds: `text` has words of the path.';

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
