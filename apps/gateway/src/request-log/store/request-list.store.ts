import { type ClientKind, type ListRange, type ListRows } from '#edge';
import { loadListPage, namedWhere, orderBy, type Bind, type Queries } from '#platform';

/** The owner whose requests a caller other than an operator sees. */
export interface RequestOwner {
  kind: ClientKind;
  owner: string;
}

/** The requests of its owner that a caller sees. */
export interface RequestReader extends RequestOwner {
  /**
   * Paths of operations that its token does not allow: for these the caller sees only requests that were refused for
   * the scope. If there are such paths, the caller sees no unknown paths either.
   */
  unseenPaths: readonly string[];
}

/** The filters of a list of requests; dates are ISO 8601 UTC texts, bounds inclusive. */
export type RequestFilters = Readonly<{
  clientId?: string | undefined;
  /** `404`, or `4xx` for all of that class. */
  status?: readonly string[] | undefined;
  code?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
  requestId?: string | undefined;
  lastUpdateDateFrom?: string | undefined;
  lastUpdateDateUntil?: string | undefined;
}>;

/** A stored request. */
export interface LoggedRequest extends RequestOwner {
  id: string;
  /** The time of storage, by which the list is ordered. */
  lastUpdateDate: Date;
  at: Date;
  durationMs: number;
  clientId: string;
  method: string;
  path: string | null;
  status: number;
  code: string | null;
  requestId: string;
  fromConsole: boolean;
  refusal: object | null;
}

type Conditions = (value: Bind) => string[];

/** The requests of one merchant, partner or sales channel that one of its clients may see. */
export function selectRequests(
  queries: Queries,
  { kind, owner, unseenPaths }: RequestReader,
  filters: RequestFilters,
  range: ListRange,
): Promise<ListRows<LoggedRequest>> {
  const { clientId } = filters;
  return select(
    queries,
    (value) => [`kind = ${value(kind)}`, `owner = ${value(owner)}`],
    (value) => [
      ...(clientId === undefined ? [] : [`client_id = ${value(clientId)}`]),
      ...(unseenPaths.length === 0
        ? []
        : [`(path <> ALL (${value(unseenPaths)}::text[]) OR code = 'missing-scope')`]),
    ],
    filters,
    range,
  );
}

/** The requests of all clients, or of the one that the filters name; for operators. */
export function selectRequestsOfAllMerchants(
  queries: Queries,
  filters: RequestFilters,
  range: ListRange,
): Promise<ListRows<LoggedRequest>> {
  const { clientId } = filters;
  const ofClient: Conditions = (value) =>
    clientId === undefined ? [] : [`client_id = ${value(clientId)}`];
  return select(queries, ofClient, () => [], filters, range);
}

function select(
  queries: Queries,
  ofWhom: Conditions,
  ofWhomTested: Conditions,
  filters: RequestFilters,
  range: ListRange,
): Promise<ListRows<LoggedRequest>> {
  const { requestId } = filters;
  const conditions = {
    range: (value: Bind) => [...ofWhom(value), ...refused(filters), ...stored(filters, value)],
    filters: (value: Bind) => [...ofWhomTested(value), ...tested(filters, value)],
    named:
      requestId === undefined
        ? undefined
        : namedWhere(TABLE.table, [
            (value) => [...ofWhom(value), `request_id = ${value(requestId)}`].join(' AND '),
          ]),
  };
  return loadListPage(queries, TABLE, conditions, range, {
    of: (rows) => `SELECT ${COLUMNS} FROM (${rows}) AS entry ${orderBy(SHOWN, range.order)}`,
    bytes: '512 + coalesce(octet_length(refusal::text), 0)',
    shown: SHOWN,
  });
}

const TABLE = { table: 'request_log', date: 'stored_at', id: 'id' };

const SHOWN = { date: '"lastUpdateDate"', id: 'id' };

const COLUMNS = `
  id, stored_at AS "lastUpdateDate", at, duration_ms AS "durationMs", kind, owner, client_id AS "clientId", method, path,
  status, code, request_id AS "requestId", from_console AS "fromConsole", refusal, scan_end AS "scanEnd"`;

/** The condition of the indexes of refusals, if the filters admit nothing else. */
function refused({ status = [], code }: RequestFilters): string[] {
  const isRefused = status.length > 0 && status.every((pattern) => pattern >= '4');
  return isRefused || code !== undefined ? ['status >= 400'] : [];
}

function stored(filters: RequestFilters, value: Bind): string[] {
  const { lastUpdateDateFrom: from, lastUpdateDateUntil: until } = filters;
  return [
    ...(from === undefined ? [] : [`stored_at >= ${value(from)}`]),
    ...(until === undefined ? [] : [`stored_at <= ${value(until)}`]),
  ];
}

function tested({ status, code, method, path }: RequestFilters, value: Bind): string[] {
  return [
    ...(status === undefined ? [] : [ofStatus(status, value)]),
    ...(code === undefined ? [] : [`code = ${value(code)}`]),
    ...(method === undefined ? [] : [`method = ${value(method)}`]),
    ...(path === undefined ? [] : [`path = ${value(path)}`]),
  ];
}

function ofStatus(patterns: readonly string[], value: Bind): string {
  const isClass = (pattern: string) => pattern.endsWith('x');
  const classes = patterns.filter(isClass).map((pattern) => Number(pattern[0]));
  const statuses = patterns.filter((pattern) => !isClass(pattern)).map(Number);
  return `(status = ANY(${value(statuses)}::integer[]) OR status / 100 = ANY(${value(classes)}::integer[]))`;
}
