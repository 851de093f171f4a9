import {
  OPERATORS,
  PageTokens,
  ofOneOrAll,
  readPage,
  type ListPage,
  type PageRequest,
} from '#edge';
import { Database, smallRows } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  readExceptionsOfAllMerchants,
  readExceptionsOfMerchant,
  type ExceptionFilter,
  type ShownException,
} from './store/order-exception.store.js';

export type ExceptionQuery = PageRequest<ExceptionFilter & { merchantId?: string | undefined }>;

/** Lists the orders that need an operator's attention (decision 6.3). */
@Injectable()
export class ListExceptions {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * Newest first, unlike other lists: a page continues with the exceptions that began before the last one of the
   * previous page.
   * @throws Refusal `invalid-page-token`
   */
  page(query: ExceptionQuery): Promise<ListPage<ShownException>> {
    const queries = this.database.reads('operators');
    const now = new Date();
    return readPage(
      this.tokens,
      {
        operation: 'list-exceptions',
        tenant: OPERATORS,
        load: ofOneOrAll(
          (merchantId, filter, range) =>
            smallRows(readExceptionsOfMerchant(queries, merchantId, { filter, range, now })),
          (filter, range) =>
            smallRows(readExceptionsOfAllMerchants(queries, { filter, range, now })),
        ),
        positionOf: ({ since, id }) => ({ lastUpdateDate: new Date(since), id }),
      },
      query,
    );
  }
}
