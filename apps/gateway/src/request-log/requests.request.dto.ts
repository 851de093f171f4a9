import {
  CommaSeparated,
  Enum,
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  Text,
  type ListOrder,
  type rules,
} from '#edge';
import type { RequestQuery } from './list-requests.js';

const optional = true;
const STATUS = /^[1-5](\d\d|xx)$/;
const status: rules.Rule = {
  schema: { type: 'string', pattern: STATUS.source },
  check: (value) =>
    typeof value === 'string' && STATUS.test(value)
      ? undefined
      : { code: 'format', detail: 'must be a status as `404`, or a class as `4xx`' },
};

export class ListRequestsQuery {
  @CommaSeparated(status, {
    max: 20,
    optional,
    doc: 'Only requests with one of these statuses: `404`, or `4xx` for the class.',
  })
  status?: string[];

  @Id('Only requests refused with this problem code.', { optional }) code?: string;

  @Enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], {
    optional,
    doc: 'Only requests with this method.',
  })
  method?: string;

  @Text({
    max: 256,
    min: 1,
    optional,
    doc: 'Only requests to this path as the API document writes it, for example `/ext/orders/{orderId}`.',
  })
  path?: string;

  @Id('Only the request with this id: `X-Request-Id` of the answer, `instance` of a problem.', {
    optional,
  })
  requestId?: string;

  @Id('Only requests of this client.', { optional }) clientId?: string;

  @Instant('ISO 8601, inclusive lower bound.', { optional, notAfter: 'lastUpdateDateUntil' })
  lastUpdateDateFrom?: string;

  @Instant('ISO 8601, inclusive upper bound.', { optional }) lastUpdateDateUntil?: string;

  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The filters for operators, who read across merchants. */
export class ListRequestsOfAllMerchantsQuery extends ListRequestsQuery {
  @MerchantFilter() merchantId?: string;
}

export function toRequestQuery({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListRequestsOfAllMerchantsQuery): RequestQuery {
  return {
    filters: {
      ...filters,
      status: filters.status && [...new Set(filters.status)].toSorted(),
      lastUpdateDateFrom: utc(filters.lastUpdateDateFrom, 'start'),
      lastUpdateDateUntil: utc(filters.lastUpdateDateUntil, 'end'),
    },
    order,
    nextPageToken,
    pageSize,
  };
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}
