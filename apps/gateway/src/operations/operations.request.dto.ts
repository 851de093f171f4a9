import { AuditSubject } from '#operations';
import { DEFAULT_PAGE_SIZE, Enum, Id, Instant, PageSize, PageToken } from '#edge';
import { everyService, type AnyService } from './read-audit.js';

export class ListChangesQuery {
  @Id('Only changes by this operator.', { optional: true })
  who?: string;

  @Id('Only changes of this kind.', { optional: true })
  what?: string;

  @AuditSubject()
  subject?: string;

  @Enum(everyService, { optional: true, doc: 'Only changes in this service.' })
  service?: AnyService;

  @Instant('Only changes made at this date or later.', { optional: true, notAfter: 'until' })
  from?: string;

  @Instant('Only changes made at this date or earlier; a bare date means its last instant.', {
    optional: true,
  })
  until?: string;

  @PageSize()
  pageSize: number = DEFAULT_PAGE_SIZE;

  @PageToken()
  nextPageToken?: string;
}
