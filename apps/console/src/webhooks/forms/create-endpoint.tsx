import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/client.js';
import { readerOf, useSession } from '../../api/session.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import type { EndpointSecret } from '../requests.js';
import { createBody, endpointFields, MERCHANT_FIELD, NEW_VALUES } from './endpoint-form.js';
import { EndpointSecretDialog } from './endpoint-secret.js';

/** Creates an endpoint, shows its secret once, and then its page. @param merchant the merchant, if it is known */
export function CreateEndpoint({ merchant = '' }: { merchant?: string | undefined }) {
  const session = useSession();
  const operation = operationOf(session, 'createWebhookEndpoint');
  const navigate = useNavigate();
  const types = useEventTypes();
  const [created, setCreated] = useState<EndpointSecret>();
  const isOperator = readerOf(session) === 'operator';
  const fields = endpointFields(types);
  return (
    <>
      <Act
        area="webhooks"
        operation={operation}
        texts={messages.create}
        fields={isOperator ? [...MERCHANT_FIELD, ...fields] : fields}
        initial={{ ...NEW_VALUES, merchantId: merchant }}
        send={(values) =>
          call(operation, {
            query: isOperator ? { merchantId: values['merchantId']?.trim() ?? '' } : undefined,
            body: createBody(values),
          })
        }
        onDone={setCreated}
      />
      {created && (
        <EndpointSecretDialog
          endpoint={created}
          onClose={() => {
            const { id: endpointId } = created;
            setCreated(undefined);
            void navigate({ to: '/webhooks/$endpointId', params: { endpointId } });
          }}
        />
      )}
    </>
  );
}
