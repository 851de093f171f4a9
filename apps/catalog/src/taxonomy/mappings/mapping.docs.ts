/** Words and examples that the operations of merchants and operators share. */
export const CATEGORIES_DOC = [
  'Adds or replaces these mappings; the others stay. A mapping applies to the category and all below it, after ` > `;',
  'the longest one applies, and of two with the same category that of the merchant.',
  'Affected SKUs are checked again in the background.',
].join(' ');

export const CATEGORIES_EXAMPLE = {
  mappings: [{ category: 'Clothing > Shirts', channelCategory: 'MLM1574' }],
};

export const ATTRIBUTES_DOC = [
  'Adds or replaces these mappings; the others stay. An attribute without a mapping goes to that of the channel with the',
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

/** Codes with which setting mappings may be refused. */
export const PUT_PROBLEMS = ['not-found', 'invalid-mapping', 'too-many-mappings'];
