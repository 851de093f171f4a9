import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';
import type { ChannelDetail } from './requests.js';

/** A sales channel for the raw drawer. @param channel the channel, if the page has it */
export function channelSubject(id: string, channel?: ChannelDetail): RawSubject {
  return {
    what: fill(messages.raw.channel, { id }),
    path: `/ops/sales-channels/${encodeURIComponent(id)}`,
    ...(channel && { value: channel }),
    events: { streams: ['catalog.directory'], key: `channel/${id}` },
  };
}
