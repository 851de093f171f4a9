export const attributeTypes = ['text', 'number', 'boolean'] as const;

export type AttributeType = (typeof attributeTypes)[number];

/** A category of a sales channel. */
export interface ChannelCategory {
  code: string;
  /** Its levels, separated by ` > `. */
  path: string;
}

/** What a channel wants to know of a SKU. */
export interface ChannelAttribute {
  code: string;
  name: string;
  type: AttributeType;
  required: boolean;
  /** Codes of the categories that have it; all of them when left out. */
  categories?: readonly string[];
  /** All that the channel takes; anything of the type when left out. */
  values?: readonly string[];
  /** In characters; of texts only. */
  maxLength?: number;
}

/** What a channel takes in every category; anything where a limit is left out. */
export interface ChannelLimits {
  /** In characters. */
  titleLength?: number;
  descriptionLength?: number;
  minImages?: number;
  maxImages?: number;
  /** May a description hold HTML? */
  html?: boolean;
}

/** A channel's categories and requirements (decision 10.6). */
export interface Taxonomy {
  /** None: the categories of merchants pass as they are. */
  categories: readonly ChannelCategory[];
  attributes: readonly ChannelAttribute[];
  limits: ChannelLimits;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The length of a text in characters, as decision 1.6 counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Why a value is not of an attribute's type and length. @returns nothing for one that is */
export function valueFault({
  type,
  maxLength,
  value,
}: {
  type: AttributeType;
  maxLength?: number;
  value: string;
}): { code: 'type' | 'too-long'; detail: string } | undefined {
  if (type === 'number' && !NUMBER.test(value)) {
    return { code: 'type', detail: 'must be a number, as 12 or 0.5' };
  }
  if (type === 'boolean' && value !== 'true' && value !== 'false') {
    return { code: 'type', detail: 'must be true or false' };
  }
  if (maxLength !== undefined && lengthOf(value) > maxLength) {
    return { code: 'too-long', detail: `must have at most ${maxLength} characters` };
  }
  return undefined;
}
