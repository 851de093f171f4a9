import type { OperationId } from '@entrepot/client';
import type { Column } from '@entrepot/product-files';

/** A kind of names that can be mapped to a channel. */
export interface MappingKind {
  /** The command after `entrepot`. */
  command: string;
  /** The member with the mapped name. */
  key: 'category' | 'name';
  /** The member with the channel's code. */
  code: 'channelCategory' | 'attribute';
  /** The operations of merchants, then those of operators for all merchants. */
  list: readonly OperationId[];
  put: readonly OperationId[];
  remove: readonly OperationId[];
  columns: readonly Column[];
  /** The maximum number of mappings in a request (decision 10.7). */
  mostInRequest: number;
}

/** A mapping as it is sent. */
export interface Mapping {
  category?: string;
  channelCategory?: string;
  name?: string;
  attribute?: string;
  values?: ValueMapping[];
}

export interface ValueMapping {
  value: string;
  channelValue: string;
}

function text(name: string, required = true): Column {
  return { name, path: [name], type: 'text', required };
}

export const CATEGORIES: MappingKind = {
  command: 'categories map',
  key: 'category',
  code: 'channelCategory',
  list: ['listCategoryMappings', 'listCategoryMappingsForAll'],
  put: ['putCategoryMappings', 'putCategoryMappingsForAll'],
  remove: ['deleteCategoryMapping', 'deleteCategoryMappingForAll'],
  columns: [text('category'), text('channelCategory')],
  mostInRequest: 1_000,
};

/** In CSV a mapping has a row for each of its values, or one without a value. */
export const ATTRIBUTES: MappingKind = {
  command: 'categories attributes map',
  key: 'name',
  code: 'attribute',
  list: ['listAttributeMappings', 'listAttributeMappingsForAll'],
  put: ['putAttributeMappings', 'putAttributeMappingsForAll'],
  remove: ['deleteAttributeMapping', 'deleteAttributeMappingForAll'],
  columns: [text('name'), text('attribute'), text('value', false), text('channelValue', false)],
  mostInRequest: 100,
};
