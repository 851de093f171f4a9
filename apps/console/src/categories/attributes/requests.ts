import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { MAPPINGS, type Scope } from '../requests.js';

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
      api.GET(`${MAPPINGS[reader]}/attributes`, { params, signal }),
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
  await api.PUT(`${MAPPINGS[reader]}/attributes`, request);
}

export async function deleteAttributeMapping(
  { reader, channel: salesChannel }: Scope,
  name: string,
): Promise<void> {
  const request = { params: { path: { salesChannel }, query: { name } } };
  await api.DELETE(`${MAPPINGS[reader]}/attributes`, request);
}
