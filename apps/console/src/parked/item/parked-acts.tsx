import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { DropForm } from './drop-form.js';
import { messages } from '../messages.js';
import { itemName, type ParkedItem } from '../parked-item.js';
import type { Source } from '../requests.js';

const { item: texts, done } = messages;

interface Props {
  source: Source;
  service: string;
  item: ParkedItem;
  /** The messages that wait behind it; undefined until they are known. */
  waiting: readonly ParkedItem[] | undefined;
  /** @param next the message or event to open now */
  onDone: (text: string, next?: ParkedItem) => void;
  /** Further content in the row of the acts. */
  children: ReactNode;
}

/** Buttons to replay and drop, for sessions that may. */
export function ParkedActs({ source, service, item, waiting, onDone, children }: Props) {
  const session = useSession();
  const queries = useQueryClient();
  const [dropping, setDropping] = useState(false);
  const onSuccess = async (text: string, next?: ParkedItem): Promise<void> => {
    onDone(text, next);
    queries.removeQueries({ queryKey: ['parked-item'] });
    await queries.invalidateQueries({ queryKey: ['parked'] });
  };
  const replaying = useMutation({
    mutationFn: () => source.replay(service, item),
    onSuccess: (text) => onSuccess(text),
  });
  const drop = useMutation({
    mutationFn: async ({ reason, onDropped }: { reason: string; onDropped: () => void }) => {
      await source.drop(service, item, reason);
      onDropped();
      return fill(done.dropped, { key: itemName(item) });
    },
    // The messages behind it still block the key, so the next one is opened for a decision.
    onSuccess: (text) => onSuccess(text, waiting?.[0]),
  });
  const error = replaying.error ?? drop.error;
  const busy = replaying.isPending || drop.isPending;
  return (
    <>
      <div className="actions">
        {mayCall(session, source.replayOperation) && (
          <Button look="primary" disabled={busy} onClick={() => replaying.mutate()}>
            {texts.replay}
          </Button>
        )}
        {mayCall(session, source.dropOperation) && (
          <Button look="danger" aria-expanded={dropping} onClick={() => setDropping(!dropping)}>
            {texts.drop}
          </Button>
        )}
        {children}
      </div>
      {error && <Problem error={error} />}
      {dropping && (
        <DropForm
          name={itemName(item)}
          waiting={waiting?.length}
          busy={busy}
          onBack={() => setDropping(false)}
          onDrop={(reason, onDropped) => drop.mutate({ reason, onDropped })}
        />
      )}
    </>
  );
}
