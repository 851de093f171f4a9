import { OPERATORS, PageTokens, readPage, type ListPage } from '#edge';
import { smallRows } from '#platform';
import { Injectable } from '@nestjs/common';
import { ChannelTokenStore, type ListedChannelToken } from '../auth/store/channel-token.store.js';

export interface ChannelTokenListQuery {
  salesChannel: string;
  pageSize: number;
  nextPageToken?: string | undefined;
}

/** Lists the tokens that were issued to a sales channel (decision 2.3). */
@Injectable()
export class ListChannelTokens {
  constructor(
    private readonly store: ChannelTokenStore,
    private readonly pages: PageTokens,
  ) {}

  /**
   * The newest first, unlike other lists; none for a channel that is unknown.
   * @throws Refusal `invalid-page-token`
   */
  page({ salesChannel, ...page }: ChannelTokenListQuery): Promise<ListPage<ListedChannelToken>> {
    return readPage(
      this.pages,
      {
        operation: 'list-channel-tokens',
        tenant: OPERATORS,
        load: (filters, range) => smallRows(this.store.list(filters.salesChannel, range)),
        positionOf: ({ issuedAt, tokenId }) => ({ lastUpdateDate: issuedAt, id: tokenId }),
      },
      { filters: { salesChannel }, ...page },
    );
  }
}
