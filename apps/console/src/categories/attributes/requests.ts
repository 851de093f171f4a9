import type { Schemas } from '@entrepot/client';
import { allPages, call } from '../../api/client.js';
import type { Scope } from '../requests.js';

export type AttributeMapping = Schemas['AttributeMappingsResponse']['mappings'][number];

const MOST = 200;

/** The mappings that apply to the reader. */
export async function readAttributeMappings(
  { reader, channel: salesChannel }: Scope,
  signal: AbortSignal,
): Promise<AttributeMapping[]> {
  const path = { salesChannel };
  const id = reader === 'operator' ? 'listAttributeMappingsForAll' : 'listAttributeMappings';
  const pages = await allPages((nextPageToken?: string) =>
    call(id, { path, query: { pageSize: MOST, nextPageToken }, signal }),
  );
  return pages.flatMap(({ mappings }) => mappings);
}
