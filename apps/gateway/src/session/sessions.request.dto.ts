import { Id, Int } from '#edge';

const LIMIT = 50;
const LIMIT_MAX = 200;

export class ListSessionsQuery {
  @Id('The list begins after this client: `next` of the previous page.', { optional: true })
  after?: string;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 clients; 50 when left out.' })
  limit: number = LIMIT;
}
