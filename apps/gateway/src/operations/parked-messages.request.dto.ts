import { ParkedMessagesFilter } from '#operations';
import { DEFAULT_PAGE_SIZE, Enum, PageSize, PageToken } from '#edge';
import { services, type ServiceName } from '../proxy/route-table.js';

export class ListAllParkedQuery extends ParkedMessagesFilter {
  @Enum(services, { optional: true, doc: 'Only messages of this service.' })
  service?: ServiceName;

  @PageSize()
  pageSize: number = DEFAULT_PAGE_SIZE;

  @PageToken()
  nextPageToken?: string;
}
