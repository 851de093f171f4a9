import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';

export type Channel = Schemas['SalesChannelResponse'];
export type ChannelDetail = Schemas['SalesChannelDetailResponse'];
export type ChannelToken = Schemas['ListedChannelTokenResponse'];

export function readChannels(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/sales-channels', { signal }));
}

/** A channel with the progress of its background work. */
export function readChannel(salesChannel: string, signal: AbortSignal): Promise<ChannelDetail> {
  const params = { path: { salesChannel } };
  return bodyOf(api.GET('/ops/sales-channels/{salesChannel}', { params, signal }));
}

/** Creates or replaces a channel. */
export function putChannel(
  salesChannel: string,
  body: Schemas['SalesChannelRequest'],
): Promise<Channel> {
  const params = { path: { salesChannel } };
  return bodyOf(api.PUT('/ops/sales-channels/{salesChannel}', { params, body }));
}

/** A page of the tokens of a channel, the newest first. */
export async function readTokens(
  id: string,
  nextPageToken: string | undefined,
  signal: AbortSignal,
) {
  const query = { pageSize: 200, ...(nextPageToken !== undefined && { nextPageToken }) };
  const params = { path: { id }, query };
  const { tokens, ...rest } = await bodyOf(
    api.GET('/ops/sales-channels/{id}/tokens', { params, signal }),
  );
  return { ...rest, rows: tokens };
}

export function issueToken(id: string, body: Schemas['ChannelTokenRequest']) {
  return bodyOf(api.POST('/ops/sales-channels/{id}/tokens', { params: { path: { id } }, body }));
}

export function revokeToken(id: string, tokenId: string) {
  const params = { path: { id, tokenId } };
  return bodyOf(api.DELETE('/ops/sales-channels/{id}/tokens/{tokenId}', { params }));
}

/** A sales channel for the raw drawer. @param channel the channel, if the page has it */
export function channelSubject(id: string, channel?: ChannelDetail): RawSubject {
  return {
    what: fill(messages.raw.channel, { id }),
    path: `/ops/sales-channels/${encodeURIComponent(id)}`,
    ...(channel && { value: channel }),
    events: { streams: ['catalog.directory'], key: `channel/${id}` },
  };
}
