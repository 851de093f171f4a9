import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  PathParam,
  rules,
  type Caller,
  type ClientKind,
} from '#edge';
import { Body, Controller, Delete, HttpCode, Inject, Put, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from '../read-taxonomy.js';
import type { MappingSet } from '../store/mapping.store.js';
import { CHANNEL_DOC } from '../taxonomy.docs.js';
import {
  ATTRIBUTES_DOC,
  ATTRIBUTES_EXAMPLE,
  CATEGORIES_DOC,
  CATEGORIES_EXAMPLE,
  PUT_PROBLEMS,
} from './mapping.docs.js';
import {
  DeleteAttributeMappingQuery,
  DeleteCategoryMappingQuery,
  PutAttributeMappingsRequest,
  PutCategoryMappingsRequest,
  toAttributeMappings,
  toCategoryMappings,
} from './mapping.request.dto.js';
import { MappingsChangedResponse } from './mapping.response.dto.js';
import { PutMappings } from './put-mappings.js';

interface Routes {
  path: string;
  tag: string;
  kind: ClientKind;
  /** Of the ids of the operations. */
  suffix: string;
  /** @throws Refusal `not-found` for a channel that the caller may not map to */
  setOf: (taxonomy: ReadTaxonomy, salesChannel: string, caller: Caller) => Promise<MappingSet>;
}

/** Changes of mappings, by merchants and by operators (decision 10.6). */
export function changeMappingsController({ path, tag, kind, suffix, setOf }: Routes): Type {
  @ApiTags(tag)
  @Controller(path)
  @Clients(kind)
  class ChangeMappingsController {
    constructor(
      @Inject(PutMappings) private readonly putMappings: PutMappings,
      @Inject(ReadTaxonomy) private readonly readTaxonomy: ReadTaxonomy,
    ) {}

    @Put()
    @BodyLimit(4 * MIB)
    @HttpCode(200)
    @ApiEndpoint(MappingsChangedResponse, {
      id: `putCategoryMappings${suffix}`,
      summary: 'Map categories to those of a sales channel',
      doc: CATEGORIES_DOC,
      params: { salesChannel: CHANNEL_DOC },
      example: CATEGORIES_EXAMPLE,
      problems: PUT_PROBLEMS,
    })
    async putCategories(
      @PathParam('salesChannel', rules.tenantId) salesChannel: string,
      @Body() body: PutCategoryMappingsRequest,
      @CallerOf() caller: Caller,
    ): Promise<MappingsChangedResponse> {
      const set = await setOf(this.readTaxonomy, salesChannel, caller);
      const mappings = toCategoryMappings(body);
      return { changed: await this.putMappings.categories(set, mappings, caller.clientId) };
    }

    @Delete()
    @HttpCode(204)
    @ApiEndpoint(undefined, {
      id: `deleteCategoryMapping${suffix}`,
      summary: 'Delete a category mapping',
      params: { salesChannel: CHANNEL_DOC },
      problems: ['not-found'],
    })
    async deleteCategory(
      @PathParam('salesChannel', rules.tenantId) salesChannel: string,
      @Query() { category }: DeleteCategoryMappingQuery,
      @CallerOf() caller: Caller,
    ): Promise<void> {
      const set = await setOf(this.readTaxonomy, salesChannel, caller);
      await this.putMappings.delete(set, 'category_mapping', category, caller.clientId);
    }

    @Put('attributes')
    @BodyLimit(4 * MIB)
    @HttpCode(200)
    @ApiEndpoint(MappingsChangedResponse, {
      id: `putAttributeMappings${suffix}`,
      summary: 'Map attributes to those of a sales channel',
      doc: ATTRIBUTES_DOC,
      params: { salesChannel: CHANNEL_DOC },
      example: ATTRIBUTES_EXAMPLE,
      problems: PUT_PROBLEMS,
    })
    async putAttributes(
      @PathParam('salesChannel', rules.tenantId) salesChannel: string,
      @Body() body: PutAttributeMappingsRequest,
      @CallerOf() caller: Caller,
    ): Promise<MappingsChangedResponse> {
      const set = await setOf(this.readTaxonomy, salesChannel, caller);
      const mappings = toAttributeMappings(body);
      return { changed: await this.putMappings.attributes(set, mappings, caller.clientId) };
    }

    @Delete('attributes')
    @HttpCode(204)
    @ApiEndpoint(undefined, {
      id: `deleteAttributeMapping${suffix}`,
      summary: 'Delete an attribute mapping',
      params: { salesChannel: CHANNEL_DOC },
      problems: ['not-found'],
    })
    async deleteAttribute(
      @PathParam('salesChannel', rules.tenantId) salesChannel: string,
      @Query() { name }: DeleteAttributeMappingQuery,
      @CallerOf() caller: Caller,
    ): Promise<void> {
      const set = await setOf(this.readTaxonomy, salesChannel, caller);
      await this.putMappings.delete(set, 'attribute_mapping', name, caller.clientId);
    }
  }

  // Logs and the API document know controllers by name.
  Object.defineProperty(ChangeMappingsController, 'name', {
    value: `ChangeMappings${suffix}Controller`,
  });
  return ChangeMappingsController;
}
