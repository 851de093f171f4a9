import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { createEndpoint, type EndpointSecret } from '../requests.js';
import { createBody, endpointFields, MERCHANT_FIELD, NEW_VALUES } from './endpoint-form.js';
import { EndpointSecretDialog } from './endpoint-secret.js';

const { create: texts } = messages;

/** Creates an endpoint, shows its secret once, and then its page. @param merchant the merchant, if it is known */
export function CreateEndpoint({ merchant = '' }: { merchant?: string | undefined }) {
  const session = useSession();
  const navigate = useNavigate();
  const types = useEventTypes();
  const [created, setCreated] = useState<EndpointSecret>();
  const reader = readerOf(session);
  const fields = endpointFields(types);
  return (
    <>
      <Act
        area="webhooks"
        operation={operationOf(session, 'createWebhookEndpoint')}
        open={texts.open}
        fields={reader === 'operator' ? [MERCHANT_FIELD, ...fields] : fields}
        initial={{ ...NEW_VALUES, merchantId: merchant }}
        sendText={texts.send}
        send={(values) =>
          createEndpoint(reader, values['merchantId']?.trim() ?? '', createBody(values))
        }
        done={() => texts.done}
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
