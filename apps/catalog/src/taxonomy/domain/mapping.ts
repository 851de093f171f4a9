/** The category of a channel for a reference category and all categories below it. */
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

/** The attribute of a channel for the name of an attribute; values without a mapping do not change. */
export interface AttributeMapping {
  name: string;
  /** A code. */
  attribute: string;
  values: readonly ValueMapping[];
}

/** The owner of mappings: a merchant, or the operators for all merchants. */
export type MappingOwner = { merchantId: string } | 'operators';
