import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { AcknowledgeButton } from '../../exceptions/acknowledge-button.js';
import { kindText, readExceptions, type Exception } from '../../exceptions/exceptions.js';
import { fill } from '../../language/texts.js';
import { SLOWLY_POLLED } from '../../live/polled.js';
import { faultTexts } from '../../parked/contract-faults.js';
import { Reason } from '../../parked/parked-columns.js';
import { openOf, type ParkedRow } from '../../parked/parked-item.js';
import { readParked } from '../../parked/requests.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { faults: texts } = messages;

/** The exceptions of an order and the parked messages about it; nothing while there are none. */
export function OrderFaults({ order }: { order: Order }) {
  const { orderId, salesChannel, salesChannelOrderId } = order;
  const exceptions = useQuery({
    ...SLOWLY_POLLED,
    queryKey: ['exceptions', { orderId }],
    queryFn: ({ signal }) => readExceptions({ orderId }, signal),
  });
  const keys = [orderId, `${salesChannel}:${salesChannelOrderId}`];
  const parked = useQuery({
    ...SLOWLY_POLLED,
    queryKey: ['parked', 'of-keys', keys],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(keys.map((key) => readParked({ key }, signal)));
      return pages.flatMap((page) => page.messages);
    },
  });
  const error = exceptions.error ?? parked.error;
  const openExceptions = exceptions.data?.exceptions ?? [];
  const rows = parked.data ?? [];
  if (!error && openExceptions.length + rows.length === 0) return undefined;
  return (
    <section className="card order-faults" aria-labelledby="faults">
      <h2 id="faults">{texts.title}</h2>
      <ul>
        {openExceptions.map((exception) => (
          <OneException key={exception.id} exception={exception} />
        ))}
        {rows.map((row) => (
          <OneParked key={openOf(row)} row={row} />
        ))}
      </ul>
      {error && (
        <Problem
          error={error}
          onRetry={() => void Promise.all([exceptions.refetch(), parked.refetch()])}
        />
      )}
    </section>
  );
}

function OneException({ exception }: { exception: Exception }) {
  return (
    <li className="order-fault">
      <Badge tone={exception.acknowledgement ? 'neutral' : 'bad'}>{kindText(exception)}</Badge>
      <span className="order-fault-text">{exception.detail}</span>
      <Moment at={exception.since} />
      <AcknowledgeButton exception={exception} />
    </li>
  );
}

function OneParked({ row }: { row: ParkedRow }) {
  return (
    <li className="order-fault">
      <Reason reason={row.reason} />
      <span className="order-fault-text">
        <Link to="/messages" search={{ key: row.key, open: openOf(row) }}>
          {fill(texts.parked, { type: row.type ?? row.stream, service: row.service })}
        </Link>
        {faultTexts(row.detail).map((text) => (
          <span key={text} className="under">
            {text}
          </span>
        ))}
      </span>
      <Moment at={row.parkedAt} />
    </li>
  );
}
