import { call } from '../../api/client.js';
import { useSession } from '../../api/session.js';
import { fieldsOf, momentOf, momentValue } from '../../design/forms/form-field.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import type { Endpoint } from '../requests.js';

interface Props {
  endpoint: Endpoint;
}

/** Disables or enables an endpoint; give the component a key with the state. */
export function SwitchEndpoint({ endpoint }: Props) {
  return endpoint.state === 'disabled' ? (
    <Enable endpoint={endpoint} />
  ) : (
    <Disable endpoint={endpoint} />
  );
}

function Disable({ endpoint: { id } }: Props) {
  const operation = operationOf(useSession(), 'disableWebhookEndpoint');
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={messages.disable}
      send={() => call(operation, { path: { endpointId: id } })}
    />
  );
}

/** Events that were not delivered since it was disabled are sent, unless another moment is chosen. */
function Enable({ endpoint: { id, disabledAt } }: Props) {
  const { enable: texts } = messages;
  const operation = operationOf(useSession(), 'enableWebhookEndpoint');
  const since = disabledAt === undefined ? '' : momentValue(Date.parse(disabledAt));
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={texts}
      look="primary"
      fields={fieldsOf(texts, { recoverFrom: { kind: 'moment', optional: true } })}
      initial={{ recoverFrom: since }}
      send={({ recoverFrom }) =>
        call(operation, {
          path: { endpointId: id },
          body: { recoverFrom: momentOf(recoverFrom) },
        })
      }
    />
  );
}
