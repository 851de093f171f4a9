import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import type { Scope } from '../requests.js';

export type AttributeMapping = Schemas['AttributeMappingsResponse']['mappings'][number];
type Body = Schemas['PutAttributeMappingsRequest'];

const MOST = 200;

/** The mappings that apply to the reader. */
export async function readAttributeMappings(
  { reader, channel: salesChannel }: Scope,
  signal: AbortSignal,
): Promise<AttributeMapping[]> {
  const found: AttributeMapping[] = [];
  let place: { nextPageToken?: string } = {};
  do {
    const params = { path: { salesChannel }, query: { pageSize: MOST, ...place } };
    const { mappings, nextPageToken } = await bodyOf(
      reader === 'operator'
        ? api.GET('/ops/category-mappings/{salesChannel}/attributes', { params, signal })
        : api.GET('/ext/category-mappings/{salesChannel}/attributes', { params, signal }),
    );
    found.push(...mappings);
    place = nextPageToken === undefined ? {} : { nextPageToken };
  } while (place.nextPageToken !== undefined);
  return found;
}

export async function putAttributeMapping(
  { reader, channel: salesChannel }: Scope,
  mapping: Body['mappings'][number],
): Promise<void> {
  const request = { params: { path: { salesChannel } }, body: { mappings: [mapping] } };
  await (reader === 'operator'
    ? api.PUT('/ops/category-mappings/{salesChannel}/attributes', request)
    : api.PUT('/ext/category-mappings/{salesChannel}/attributes', request));
}

export async function deleteAttributeMapping(
  { reader, channel: salesChannel }: Scope,
  name: string,
): Promise<void> {
  const request = { params: { path: { salesChannel }, query: { name } } };
  await (reader === 'operator'
    ? api.DELETE('/ops/category-mappings/{salesChannel}/attributes', request)
    : api.DELETE('/ext/category-mappings/{salesChannel}/attributes', request));
}
