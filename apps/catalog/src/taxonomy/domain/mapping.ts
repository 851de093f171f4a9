/** The category of a channel for a reference category and all below it. */
export interface CategoryMapping {
  category: string;
  /** A code. */
  channelCategory: string;
}

/** The channel's word for a value. */
export interface ValueMapping {
  value: string;
  channelValue: string;
}

/** The attribute of a channel for the name of an attribute; a value that is not among them stays as it is. */
export interface AttributeMapping {
  name: string;
  /** A code. */
  attribute: string;
  values: readonly ValueMapping[];
}

/** Whose mappings: of a merchant, or of operators for all merchants. */
export type MappingOwner = { merchantId: string } | 'operators';
