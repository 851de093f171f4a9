import type { useNavigate } from '@tanstack/react-router';
import { mayCall } from '../api/session.js';
import type { Session } from '../api/session.js';
import { fill } from '../language/texts.js';
import { readOrders } from '../orders/requests.js';
import { readParked } from '../parked/requests.js';
import { messages } from './messages.js';

/** Something that a person can go to, or do. */
export interface Entry {
  label: string;
  act: () => void;
}

export type Go = ReturnType<typeof useNavigate>;

interface Search {
  /** A whole id of any kind. */
  id: string;
  session: Session;
  go: Go;
  signal: AbortSignal;
}

interface Finder {
  /** The operation that it needs, by who asks. */
  operations: Partial<Record<Session['kind'], string>>;
  find: (search: Search) => Promise<Entry[]>;
}

const { palette: texts } = messages;
/** Of each kind. */
const FOUND_MAX = 3;

const readerOf = ({ kind }: Session) => (kind === 'operator' ? 'operator' : 'merchant');

const orders: Finder = {
  operations: { operator: 'listOrdersOfAllMerchants', merchant: 'listOrders' },
  async find({ id, session, go, signal }) {
    const query = { text: id, pageSize: FOUND_MAX };
    const page = await readOrders(readerOf(session), query, signal);
    return page.rows.map(({ orderId }) => ({
      label: fill(texts.order, { id: orderId }),
      act: () => void go({ to: '/orders/$orderId', params: { orderId } }),
    }));
  },
};

const parked: Finder = {
  operations: { operator: 'listAllParkedMessages' },
  async find({ id, go, signal }) {
    const page = await readParked({ key: id, pageSize: 1 }, signal);
    if (page.messages.length === 0) return [];
    const act = () => void go({ to: '/messages', search: { key: id } });
    return [{ label: fill(texts.parked, { id }), act }];
  },
};

const FINDERS: readonly Finder[] = [orders, parked];

/** What has an id, of all kinds that the session may read; what does not answer is left out. */
export async function findById(search: Search): Promise<Entry[]> {
  const { kind } = search.session;
  const possible = FINDERS.filter(({ operations }) => {
    const operation = operations[kind];
    return operation !== undefined && mayCall(search.session, operation);
  });
  const answers = await Promise.allSettled(possible.map(({ find }) => find(search)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
