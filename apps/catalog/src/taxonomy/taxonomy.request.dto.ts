import {
  Enum,
  Flag,
  Int,
  KnownMembersOnly,
  ListOf,
  Nested,
  PageSize,
  PageToken,
  rules,
  Text,
  Value,
} from '#edge';
import {
  attributeTypes,
  type AttributeType,
  type ChannelAttribute,
  type ChannelLimits,
  type Taxonomy,
} from './domain/taxonomy.js';

/** The channel's code of a category or an attribute. */
export const channelCode = rules.text(64, 1);

const MOST_CATEGORIES = 20_000;

@KnownMembersOnly()
class ChannelCategoryDto {
  @Value(channelCode, { doc: 'The channel’s code of the category.' })
  code!: string;

  @Text({ min: 1, max: 512, doc: 'All levels, separated by ` > `.' })
  path!: string;
}

@KnownMembersOnly()
class ChannelAttributeDto {
  @Value(channelCode, { doc: 'The channel’s code of the attribute.' })
  code!: string;

  @Text({ min: 1, max: 128, doc: 'The name that people read.' })
  name!: string;

  @Enum(attributeTypes, {
    doc: 'A `number` is written as 12 or 0.5, a `boolean` as true or false.',
  })
  type!: AttributeType;

  @Flag('Whether a SKU is published only with a value.')
  required!: boolean;

  @ListOf(channelCode, {
    max: MOST_CATEGORIES,
    optional: true,
    doc: 'Codes of the categories that have the attribute; every category if left out.',
  })
  categories?: string[];

  @ListOf(rules.text(256, 1), {
    min: 1,
    max: 2_000,
    optional: true,
    doc: 'The only values that the channel accepts; every value of the type if left out.',
  })
  values?: string[];

  @Int({ min: 1, max: 20_000, optional: true, doc: 'Maximum number of characters of a text.' })
  maxLength?: number;
}

@KnownMembersOnly()
class ChannelLimitsDto {
  @Int({ min: 1, max: 512, optional: true, doc: 'Maximum number of characters of a title.' })
  titleLength?: number;

  @Int({
    min: 1,
    max: 20_000,
    optional: true,
    doc: 'Maximum number of characters of a description.',
  })
  descriptionLength?: number;

  @Int({ min: 0, max: 100, optional: true, doc: 'The minimum number of images.' })
  minImages?: number;

  @Int({ min: 0, max: 100, optional: true, doc: 'The maximum number of images.' })
  maxImages?: number;

  @Flag('Whether a description may contain HTML; yes if left out.', { optional: true })
  html?: boolean;
}

@KnownMembersOnly()
export class TaxonomyRequest {
  @ListOf(() => ChannelCategoryDto, {
    max: MOST_CATEGORIES,
    doc: 'The categories; empty for a channel that accepts the categories of merchants unchanged.',
  })
  categories!: ChannelCategoryDto[];

  @ListOf(() => ChannelAttributeDto, { max: 500, doc: 'The attributes.' })
  attributes!: ChannelAttributeDto[];

  @Nested(() => ChannelLimitsDto, {
    doc: 'The limits in every category; a limit that is left out does not apply.',
  })
  limits!: ChannelLimitsDto;
}

export class ListCategoriesQuery {
  @Text({
    max: 200,
    optional: true,
    doc: 'Words in the path, in any order; case and accents do not matter.',
  })
  text?: string;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

/** Converts the taxonomy to the type of the domain, without members that were not sent. */
export function toTaxonomy({ categories, attributes, limits }: TaxonomyRequest): Taxonomy {
  return {
    categories: categories.map(({ code, path }) => ({ code, path })),
    attributes: attributes.map((attribute) => sentMembers<ChannelAttribute>(attribute)),
    limits: sentMembers<ChannelLimits>(limits),
  };
}

function sentMembers<T extends object>(sent: T): T {
  const members = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(members) as T;
}
