import { translated } from '../../language/texts.js';

export const messages = translated('skus/reasons', {
  /** The title of each reason of the review or of a regulation, and how to fix it. */
  cures: {
    'title-length': {
      title: 'Title too short or too long',
      cure: 'Enter a title of 3 to 200 characters.',
    },
    'title-capitals': {
      title: 'Title in capitals',
      cure: 'Write the title in lowercase, with capitals only where a word needs one.',
    },
    'description-length': {
      title: 'Description too short',
      cure: 'Describe the product in 10 characters or more.',
    },
    'no-image': {
      title: 'No image',
      cure: 'Add the address of one image or more.',
    },
    'image-url': {
      title: 'Image address not valid',
      cure: 'Use addresses that begin with http:// or https:// and contain no spaces.',
    },
    'check-digit': {
      title: 'Product code not valid',
      cure: 'Compare the EAN, UPC or ISBN with the product. Its check digit does not match, or the code is only zeros.',
    },
    hscode: {
      title: 'Customs code not valid',
      cure: 'Enter the Harmonized System code of the goods: 6 to 10 digits, and not only zeros. Dots are ignored.',
    },
    measures: {
      title: 'Weight or size missing',
      cure: 'Enter the weight in kilograms and the sizes in centimetres of the packed goods, each above 0.',
    },
    'several-mains': {
      title: 'Several main SKUs',
      cure: 'Keep one main SKU of the product, and unmark the others.',
    },
    'color-missing': {
      title: 'Color missing',
      cure: 'Other SKUs of the product have a color: enter the color of this one too.',
    },
    'size-missing': {
      title: 'Size missing',
      cure: 'Other SKUs of the product have a size: enter the size of this one too.',
    },
    'prohibited-destination': {
      title: 'Prohibited in a destination',
      cure: 'Correct the customs code if it is wrong. If it is right, the goods cannot be sold there.',
    },
    'restricted-destination': {
      title: 'Restricted in a destination',
      cure: 'The SKU may be sold. Meet the condition of the destination before the goods are shipped.',
    },
    'category-unmapped': {
      title: 'Category not mapped',
      cure: 'Map the category of the SKU to one of the channel.',
    },
    'attribute-missing': {
      title: 'Attribute missing',
      cure: 'Enter the attribute in the SKU, or map the attribute of the SKU that has the value.',
    },
    'attribute-value': {
      title: 'Attribute value not accepted',
      cure: 'Map the value to one that the channel accepts, or enter another value in the SKU.',
    },
    'title-too-long': {
      title: 'Title too long for the channel',
      cure: 'Shorten the title. The limit applies to the text in the language of the channel.',
    },
    'description-too-long': {
      title: 'Description too long for the channel',
      cure: 'Shorten the description. The limit applies to the text in the language of the channel.',
    },
    'html-not-allowed': {
      title: 'HTML in the description',
      cure: 'Remove the HTML tags from the description.',
    },
    'too-few-images': {
      title: 'Too few images for the channel',
      cure: 'Add images.',
    },
    'too-many-images': {
      title: 'Too many images for the channel',
      cure: 'Remove images.',
    },
  } as Readonly<Record<string, { title: string; cure: string }>>,
  /** Reasons that an operator has entered have codes of their own. */
  operatorsCure: 'Change the SKU as the reason describes. The SKU is then reviewed again.',
});
