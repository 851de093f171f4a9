import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SCOPES,
  Int,
  PageSize,
  PageToken,
  Text,
  type TokenScope,
} from '#edge';
import { Scopes } from './scopes/scopes.js';

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

  @Scopes('The scopes of the token.', '`taxes` when left out.')
  scopes: readonly TokenScope[] = DEFAULT_SCOPES;

  @Text({
    min: 1,
    max: 128,
    optional: true,
    doc: 'The name in the list, for example the program that uses the token.',
  })
  name?: string;
}
