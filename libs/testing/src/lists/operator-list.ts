import type { TestService } from '../test-service.js';

/** A list across merchants: its path, and the member of its answers that contains the rows. */
export interface OperatorListRoute {
  path: string;
  member: string;
}

/** The members of every row of a list across merchants. */
export interface OperatorRow {
  merchantId: string;
  lastUpdateDate: string;
  version: number;
  [member: string]: unknown;
}

/** Reads a list across merchants up to its last page. */
export async function walkOperatorList(
  service: TestService,
  route: OperatorListRoute,
  query: Record<string, string> = {},
): Promise<OperatorRow[]> {
  return (await pagesOfOperatorList(service, route, query)).flat();
}

/**
 * Measures the bytes of the pages of a list across merchants, with the maximum number of rows (decision 1.8).
 * @returns the bytes, and the rows of all pages
 */
export async function bytesOfPages(
  service: TestService,
  route: OperatorListRoute,
  query: Record<string, string> = {},
) {
  const pages = await pagesOfOperatorList(service, route, { ...query, pageSize: '200' });
  return {
    rows: pages.flat(),
    bytes: pages.map((page) => Buffer.byteLength(JSON.stringify(page))),
  };
}

async function pagesOfOperatorList(
  service: TestService,
  { path, member }: OperatorListRoute,
  query: Record<string, string>,
): Promise<OperatorRow[][]> {
  const token = await service.tokens.operator();
  const pages: OperatorRow[][] = [];
  let page: Record<string, string> = {};
  do {
    const asked = new URLSearchParams({ ...query, ...page });
    const { status, body } = await service.fetch(`${path}?${asked}`, { token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    pages.push(body[member]);
    page = body.nextPageToken === undefined ? {} : { nextPageToken: body.nextPageToken };
  } while (page.nextPageToken !== undefined);
  return pages;
}

/** Returns the answers to callers that may not read a list across merchants, as status and code. */
export async function refusalsOfOperatorList(
  service: TestService,
  path: string,
): Promise<Record<string, string>> {
  const { tokens } = service;
  const [merchant, partner, channel] = await Promise.all([
    tokens.merchant('ACME'),
    tokens.partner('FULFIL-1'),
    tokens.channel('MELI'),
  ]);
  const answers = Object.entries({ merchant, partner, channel, anonymous: undefined }).map(
    async ([who, token]) => {
      const { status, body } = await service.fetch(path, token === undefined ? {} : { token });
      return [who, `${status} ${body.code}`] as const;
    },
  );
  return Object.fromEntries(await Promise.all(answers));
}

/** The result of `refusalsOfOperatorList` if only operators may read. */
export const OPERATORS_ONLY = {
  merchant: '403 wrong-client-kind',
  partner: '403 wrong-client-kind',
  channel: '403 wrong-client-kind',
  anonymous: '401 unauthorized',
};
