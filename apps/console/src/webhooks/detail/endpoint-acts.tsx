import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/client.js';
import { useSession } from '../../api/session.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { Act } from '../../settings/parts/act.js';
import { changeBody, endpointFields, valuesOf } from '../forms/endpoint-form.js';
import { EndpointSecretDialog } from '../forms/endpoint-secret.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
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
  const operation = operationOf(useSession(), 'testWebhookEndpoint');
  const navigate = useNavigate({ from: '/webhooks/$endpointId' });
  if (state === 'disabled') return undefined;
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={messages.test}
      look="primary"
      send={() => call(operation, { path: { endpointId: id } })}
      onDone={({ deliveryId: open }) =>
        void navigate({ search: (old) => ({ ...old, open }), resetScroll: false })
      }
    />
  );
}

function Change({ endpoint }: Props) {
  const operation = operationOf(useSession(), 'changeWebhookEndpoint');
  const types = useEventTypes();
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={messages.change}
      fields={endpointFields(types)}
      initial={valuesOf(endpoint)}
      send={(values) =>
        call(operation, { path: { endpointId: endpoint.id }, body: changeBody(values) })
      }
    />
  );
}

function Rotate({ endpoint: { id } }: Props) {
  const operation = operationOf(useSession(), 'rotateWebhookSecret');
  const [rotated, setRotated] = useState<EndpointSecret>();
  return (
    <>
      <Act
        area="webhooks"
        operation={operation}
        texts={messages.rotate}
        send={() => call(operation, { path: { endpointId: id } })}
        onDone={setRotated}
      />
      {rotated && <EndpointSecretDialog endpoint={rotated} onClose={() => setRotated(undefined)} />}
    </>
  );
}

function Delete({ endpoint: { id } }: Props) {
  const operation = operationOf(useSession(), 'deleteWebhookEndpoint');
  const navigate = useNavigate();
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={messages.remove}
      look="danger"
      confirm={id}
      send={() => call(operation, { path: { endpointId: id } })}
      onDone={() => void navigate({ to: '/webhooks' })}
    />
  );
}
