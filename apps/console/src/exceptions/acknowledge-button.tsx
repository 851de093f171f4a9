import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayCall, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { Moment } from '../design/moment.js';
import { Problem } from '../design/problem.js';
import { fill } from '../language/texts.js';
import { acknowledge, kindText, type Exception } from './exceptions.js';
import { messages } from './messages.js';

/** A button to acknowledge an exception, for sessions that may; or the name of the client that acknowledged it. */
export function AcknowledgeButton({ exception }: { exception: Exception }) {
  const session = useSession();
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: () => acknowledge(exception),
    onSuccess: ({ orderId: of }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['exceptions'] }),
        queries.invalidateQueries({ queryKey: ['audit', of] }),
      ]),
  });
  const { acknowledgement, orderId, id } = exception;
  if (acknowledgement) {
    return (
      <span className="quiet">
        {fill(messages.acknowledged, { who: acknowledgement.who })}{' '}
        <Moment at={acknowledgement.at} />
      </span>
    );
  }
  if (!mayCall(session, 'acknowledgeException')) return undefined;
  const names = { kind: kindText(exception), id: orderId ?? id };
  return (
    <>
      <Button
        disabled={sending.isPending}
        aria-label={fill(messages.acknowledgeOne, names)}
        onClick={() => sending.mutate()}
      >
        {messages.acknowledge}
      </Button>
      {sending.error && <Problem error={sending.error} />}
    </>
  );
}
