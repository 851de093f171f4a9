/** Texts and examples that the operations of merchants and operators share. */
export const CATEGORIES_DOC = [
  'Adds or replaces these mappings; the others stay. A mapping applies to the category and all below it, after ` > `;',
  'the longest mapping applies, and of two with the same category the merchant’s mapping.',
  'Affected SKUs are checked again in the background.',
].join(' ');

export const CATEGORIES_EXAMPLE = {
  mappings: [{ category: 'Clothing > Shirts', channelCategory: 'MLM1574' }],
};

export const ATTRIBUTES_DOC = [
  'Adds or replaces these mappings; the others stay. An attribute without a mapping becomes the attribute of the channel with the',
  'same name or code. Affected SKUs are checked again in the background.',
].join(' ');

export const ATTRIBUTES_EXAMPLE = {
  mappings: [
    {
      name: 'fabric',
      attribute: 'MATERIAL',
      values: [{ value: 'cotton', channelValue: 'Algodón' }],
    },
  ],
};

/** The problem codes of setting mappings. */
export const PUT_PROBLEMS = ['not-found', 'invalid-mapping', 'too-many-mappings'];
