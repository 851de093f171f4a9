export const attributeTypes = ['text', 'number', 'boolean'] as const;

export type AttributeType = (typeof attributeTypes)[number];

/** A category of a sales channel. */
export interface ChannelCategory {
  code: string;
  /** Its levels, separated by ` > `. */
  path: string;
}

/** An attribute of SKUs in a channel. */
export interface ChannelAttribute {
  code: string;
  name: string;
  type: AttributeType;
  required: boolean;
  /** Codes of the categories that have the attribute; all categories if left out. */
  categories?: readonly string[];
  /** The accepted values; any value of the type if left out. */
  values?: readonly string[];
  /** The maximum length in characters; for texts only. */
  maxLength?: number;
}

/** The limits of a channel in every category; a missing limit does not apply. */
export interface ChannelLimits {
  /** The maximum length in characters. */
  titleLength?: number;
  descriptionLength?: number;
  minImages?: number;
  maxImages?: number;
  /** Whether a description may contain HTML. */
  html?: boolean;
}

/** A channel's categories and requirements (decision 10.6). */
export interface Taxonomy {
  /** If empty, the categories of merchants are used unchanged. */
  categories: readonly ChannelCategory[];
  attributes: readonly ChannelAttribute[];
  limits: ChannelLimits;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The length of a text in characters, counted as in decision 1.6. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Checks the type and length of an attribute's value. @returns undefined for a valid value */
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
