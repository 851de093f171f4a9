import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';
import type { Merchant } from './requests.js';

/** A merchant for the raw drawer. @param merchant the merchant, if the page has it */
export function merchantSubject(id: string, merchant?: Merchant): RawSubject {
  return {
    what: fill(messages.raw.merchant, { id }),
    path: `/ops/merchants/${encodeURIComponent(id)}`,
    ...(merchant && { value: merchant }),
    events: {
      streams: ['catalog.directory'],
      key: `merchant/${id}`,
      logged: { merchantId: id, subject: `merchant/${id}` },
    },
  };
}
