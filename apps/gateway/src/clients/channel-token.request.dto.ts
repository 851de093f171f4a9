import { DEFAULT_PAGE_SIZE, Int, PageSize, PageToken } from '#platform';

const YEAR_SECONDS = 31_536_000;

export class ListChannelTokensQuery {
  @PageSize()
  pageSize: number = DEFAULT_PAGE_SIZE;

  @PageToken()
  nextPageToken?: string;
}

export class ChannelTokenRequest {
  @Int({
    min: 1,
    max: 10 * YEAR_SECONDS,
    optional: true,
    doc: 'Seconds until the token expires; a year when left out.',
  })
  expiresIn: number = YEAR_SECONDS;
}
