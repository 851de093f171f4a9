import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Schemas } from '@entrepot/client';
import { readerOf, useSession } from '../../api/session.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { momentValue, type FormValues } from '../../design/forms/form-field.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { momentText } from '../../format/moment.js';
import { Act, NoticeContext } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { sendAgain, type Again, type Endpoint } from '../requests.js';
import {
  countedTexts,
  firstOffered,
  replayBody,
  replayFields,
  retryBody,
  retryFields,
} from './replay-form.js';

const { replay: texts } = messages;

const KINDS = {
  events: { ...texts, title: texts.open, operation: 'replayWebhookEvents', fields: replayFields },
  failed: { ...texts.retry, operation: 'retryWebhookDeliveries', fields: retryFields },
} as const;

interface Props {
  endpoint: Endpoint;
  what: Again['what'];
}

/** A request to send events again, and the number of these events. */
interface Counted {
  again: Again;
  counted: Schemas['ReplayPreviewResponse'];
}

/** Asks which events to send again, shows their number, and sends them. */
export function SendAgain({ endpoint: { id, types, createdAt }, what }: Props) {
  const kind = KINDS[what];
  const session = useSession();
  const all = useEventTypes();
  const [from] = useState(() => momentValue(firstOffered(createdAt, Date.now())));
  const [toConfirm, setToConfirm] = useState<Counted>();
  const count = async (values: FormValues): Promise<Counted> => {
    const again = againOf(what, values);
    const counted = await sendAgain(readerOf(session), id, again, true);
    if ('events' in counted) return { again, counted };
    throw new Error('the answer to a dry run has no count');
  };
  return (
    <>
      <Act
        area="webhooks"
        operation={operationOf(session, kind.operation)}
        texts={{ ...kind, send: texts.count, done: '' }}
        fields={kind.fields({
          types: all.filter(({ value }) => types?.includes(value) ?? true),
          created: momentText(createdAt, 'utc'),
        })}
        initial={{ from, only: 'failed' }}
        send={count}
        onDone={setToConfirm}
      />
      {toConfirm && (
        <Confirm {...{ id, createdAt, toConfirm, kind }} onClose={() => setToConfirm(undefined)} />
      )}
    </>
  );
}

function againOf(what: Again['what'], values: FormValues): Again {
  return what === 'events' ? { what, body: replayBody(values) } : { what, body: retryBody(values) };
}

interface ConfirmProps {
  id: string;
  createdAt: string;
  toConfirm: Counted;
  kind: { title: string; send: string; done: string };
  onClose: () => void;
}

function Confirm({ id, createdAt, toConfirm: { again, counted }, kind, onClose }: ConfirmProps) {
  const session = useSession();
  const queries = useQueryClient();
  const say = useContext(NoticeContext);
  return (
    <FormDialog
      title={kind.title}
      explained={countedTexts(again, counted, createdAt).join(' ')}
      sendText={kind.send}
      send={() => sendAgain(readerOf(session), id, again, false)}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: ['webhooks'] });
        say(kind.done);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
