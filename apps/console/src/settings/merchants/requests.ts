import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';

export type Merchant = Schemas['MerchantResponse'];

/** Creates or replaces a merchant. */
export function putMerchant(merchantId: string, body: Schemas['MerchantRequest']) {
  return call('putMerchant', { path: { merchantId }, body });
}

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
