import { Type } from 'typebox';
import { refusedParameters } from '../problems/refused-parameters.js';
import type { ParameterError } from '#runtime';
import { isSignatureOf, signatureOf } from '../signatures/signature.js';

/** The default number of records on a page; `pageSize` may be 1–200 (decision 1.8). */
export const DEFAULT_PAGE_SIZE = 50;

/** The variables of a service that issues page tokens; equal in all its processes. */
export const pageTokenConfig = { PAGE_TOKEN_SECRET: Type.String({ minLength: 32, secret: true }) };

/** The last record of a page; lists are ordered by both members. */
export interface PagePosition {
  lastUpdateDate: string;
  id: string;
}

/** Query values as the operation reads them; undefined values are absent filters. */
export type PageFilters = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

export interface Page<F extends PageFilters> {
  position: PagePosition;
  /** The filters of the first request, even if they are not repeated. */
  filters: F;
}

/**
 * Opaque, signed page tokens, bound to operation and tenant; they contain the filters, which the next request may
 * repeat or leave out (decision 1.8).
 */
export class PageTokens {
  /** @param epoch the mark of the store's history, which a restore of a backup changes; empty before the first one */
  constructor(
    private readonly secret: string,
    private readonly epoch: () => string = () => '',
  ) {}

  issue(op: string, tenant: string, filters: PageFilters, position: PagePosition): string {
    const marked = { epoch: this.epoch(), filters, position };
    const content = Buffer.from(JSON.stringify(marked)).toString('base64url');
    return `${content}.${signatureOf(this.secret, [op, tenant, content])}`;
  }

  /**
   * @param parameter the query parameter that has the token
   * @throws Refusal `invalid-page-token` for a forged token, a token of another operation or tenant, or a filter that
   * differs from the token's; `cursor-expired` for a token from before the store was restored
   */
  read<F extends PageFilters>(
    token: string,
    op: string,
    tenant: string,
    filters: F,
    parameter = 'nextPageToken',
  ): Page<F> {
    const content = token.slice(0, token.indexOf('.'));
    const signature = token.slice(content.length + 1);
    if (!isSignatureOf(signature, this.secret, [op, tenant, content])) {
      throw refusedParameters([invalid(parameter, 'is not a page token of this list')]);
    }
    const text = Buffer.from(content, 'base64url').toString();
    const { epoch, ...page } = JSON.parse(text) as Page<F> & { epoch: string };
    if (epoch !== this.epoch()) {
      const detail = 'is from before a backup was restored; read the list again without it';
      throw refusedParameters([{ parameter, code: 'cursor-expired', detail }]);
    }
    const [first, ...others] = differing(filters, page.filters);
    if (first !== undefined) throw refusedParameters([first, ...others]);
    return page;
  }
}

/** The filters that the request repeats with another value. */
function differing(given: PageFilters, began: PageFilters): ParameterError[] {
  return Object.entries(given)
    .filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(began[name]),
    )
    .map(([parameter]) => invalid(parameter, 'differs from the request for the first page'));
}

function invalid(parameter: string, detail: string): ParameterError {
  return { parameter, code: 'invalid-page-token', detail };
}
