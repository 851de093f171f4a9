import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';

export type Channel = Schemas['SalesChannelResponse'];
export type ChannelDetail = Schemas['SalesChannelDetailResponse'];
export type ChannelToken = Schemas['ListedChannelTokenResponse'];

/** Creates or replaces a channel. */
export function putChannel(salesChannel: string, body: Schemas['SalesChannelRequest']) {
  return call('putSalesChannel', { path: { salesChannel }, body });
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
