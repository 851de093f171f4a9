import {
  Enum,
  Int,
  ListOf,
  MerchantFilter,
  PageSize,
  PageToken,
  rules,
  Text,
  Url,
  Value,
} from '#edge';
import type { EndpointSettings } from '../endpoint.js';
import { ENDPOINT_STATES } from './endpoint.response.dto.js';

const PAYLOADS = ['full', 'thin'] as const;
const ORDERINGS = ['subject', 'none'] as const;
const RATE_MAX = 200;
const RATE_DEFAULT = 50;
const TYPES_MAX = 100;
const DESCRIPTION_MAX = 512;

const optional = true;
const eventType = rules.text(128, 1);

const URL_DOC = 'An `https` URL of a public address, with port 443 or one from 1024.';
const TYPES_DOC = 'The types of events that it receives, as `GET /ext/webhooks/types` lists them';
const PAYLOAD_DOC =
  '`full`: with the event in `data`, unless it has more than 64 KiB; `thin`: with its address in `dataref` only.';
const ORDERING_DOC =
  '`subject`: events of the same subject one after another; `none`: all as soon as possible.';
const RATE_DOC = 'Requests a second at most, 1 to 200';
const DESCRIPTION_DOC = 'A description of the endpoint, in your words';

export class CreateEndpointRequest {
  @Url(URL_DOC) url!: string;

  @ListOf(eventType, {
    min: 1,
    max: TYPES_MAX,
    optional,
    doc: `${TYPES_DOC}; all types when left out, including later ones.`,
  })
  types?: string[];

  @Enum(PAYLOADS, { optional, doc: `${PAYLOAD_DOC} \`full\` when left out.` })
  payload: EndpointSettings['payload'] = 'full';

  @Enum(ORDERINGS, { optional, doc: `${ORDERING_DOC} \`subject\` when left out.` })
  ordering: EndpointSettings['ordering'] = 'subject';

  @Int({ min: 1, max: RATE_MAX, optional, doc: `${RATE_DOC}; 50 when left out.` })
  rate: number = RATE_DEFAULT;

  @Text({ max: DESCRIPTION_MAX, min: 1, optional, doc: `${DESCRIPTION_DOC}.` })
  description?: string;
}

export class ChangeEndpointRequest {
  @Url(URL_DOC, { optional }) url?: string;

  @Value(rules.nullable(rules.arrayOf(eventType, 1, TYPES_MAX)), {
    optional,
    doc: `${TYPES_DOC}; \`null\` for all.`,
  })
  types?: string[] | null;

  @Enum(PAYLOADS, { optional, doc: PAYLOAD_DOC })
  payload?: EndpointSettings['payload'];

  @Enum(ORDERINGS, { optional, doc: `${ORDERING_DOC} Queued events keep their previous setting.` })
  ordering?: EndpointSettings['ordering'];

  @Int({ min: 1, max: RATE_MAX, optional, doc: `${RATE_DOC}.` })
  rate?: number;

  @Value(rules.nullable(rules.text(DESCRIPTION_MAX, 1)), {
    optional,
    doc: `${DESCRIPTION_DOC}; \`null\` for none.`,
  })
  description?: string | null;
}

/** The merchant of an endpoint that an operator creates. */
export class MerchantOfEndpointQuery {
  @Value(rules.tenantId, { doc: 'The merchant of the endpoint.' })
  merchantId!: string;
}

export class ListEndpointsOfAllMerchantsQuery {
  @MerchantFilter() merchantId?: string;
  @Enum(ENDPOINT_STATES, { optional, doc: 'Only endpoints in this state.' }) state?: string;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

export function toSettings(request: CreateEndpointRequest): EndpointSettings {
  const { url, types = null, payload, ordering, rate, description = null } = request;
  return { url, types, payload, ordering, rate, description };
}

export function toChanges(request: ChangeEndpointRequest): Partial<EndpointSettings> {
  const sentSettings = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sentSettings) as Partial<EndpointSettings>;
}
