import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { Act } from '../../settings/parts/act.js';
import { changeBody, endpointFields, valuesOf } from '../forms/endpoint-form.js';
import { EndpointSecretDialog } from '../forms/endpoint-secret.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { changeEndpoint, deleteEndpoint, rotateSecret, sendTest } from '../requests.js';
import type { Endpoint, EndpointSecret } from '../requests.js';
import { SwitchEndpoint } from './switch-endpoint.js';

interface Props {
  endpoint: Endpoint;
}

/** The acts on an endpoint; read-only sessions see nothing. */
export function EndpointActs({ endpoint }: Props) {
  return (
    <div className="actions">
      <SendTest endpoint={endpoint} />
      <Change endpoint={endpoint} />
      <Rotate endpoint={endpoint} />
      <SwitchEndpoint key={String(endpoint.state === 'disabled')} endpoint={endpoint} />
      <Delete endpoint={endpoint} />
    </div>
  );
}

function SendTest({ endpoint: { id, state } }: Props) {
  const { test: texts } = messages;
  const session = useSession();
  const navigate = useNavigate({ from: '/webhooks/$endpointId' });
  if (state === 'disabled') return undefined;
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'testWebhookEndpoint')}
      open={texts.open}
      look="primary"
      explained={texts.explained}
      fields={[]}
      sendText={texts.send}
      send={() => sendTest(readerOf(session), id)}
      done={() => texts.done}
      onDone={({ deliveryId: open }) =>
        void navigate({ search: (old) => ({ ...old, open }), resetScroll: false })
      }
    />
  );
}

function Change({ endpoint }: Props) {
  const { change: texts } = messages;
  const session = useSession();
  const types = useEventTypes();
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'changeWebhookEndpoint')}
      open={texts.open}
      title={texts.title}
      fields={endpointFields(types)}
      initial={valuesOf(endpoint)}
      sendText={texts.send}
      send={(values) => changeEndpoint(readerOf(session), endpoint.id, changeBody(values))}
      done={() => texts.done}
    />
  );
}

function Rotate({ endpoint: { id } }: Props) {
  const { rotate: texts } = messages;
  const session = useSession();
  const [rotated, setRotated] = useState<EndpointSecret>();
  return (
    <>
      <Act
        area="webhooks"
        operation={operationOf(session, 'rotateWebhookSecret')}
        open={texts.open}
        explained={texts.explained}
        fields={[]}
        sendText={texts.send}
        send={() => rotateSecret(readerOf(session), id)}
        done={() => texts.done}
        onDone={setRotated}
      />
      {rotated && <EndpointSecretDialog endpoint={rotated} onClose={() => setRotated(undefined)} />}
    </>
  );
}

function Delete({ endpoint: { id } }: Props) {
  const { remove: texts } = messages;
  const session = useSession();
  const navigate = useNavigate();
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'deleteWebhookEndpoint')}
      open={texts.open}
      title={texts.title}
      look="danger"
      explained={texts.explained}
      fields={[]}
      confirm={id}
      sendText={texts.send}
      send={() => deleteEndpoint(readerOf(session), id)}
      done={() => texts.done}
      onDone={() => void navigate({ to: '/webhooks' })}
    />
  );
}
