import { readerOf, useSession } from '../../api/session.js';
import { momentOf, momentValue } from '../../design/forms/form-field.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { disableEndpoint, enableEndpoint, type Endpoint } from '../requests.js';

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
  const { disable: texts } = messages;
  const session = useSession();
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'disableWebhookEndpoint')}
      open={texts.open}
      title={texts.title}
      explained={texts.explained}
      fields={[]}
      sendText={texts.send}
      send={() => disableEndpoint(readerOf(session), id)}
      done={() => texts.done}
    />
  );
}

/** Events that were not delivered since it was disabled are sent, unless another moment is chosen. */
function Enable({ endpoint: { id, disabledAt } }: Props) {
  const { enable: texts } = messages;
  const session = useSession();
  const since = disabledAt === undefined ? '' : momentValue(Date.parse(disabledAt));
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'enableWebhookEndpoint')}
      open={texts.open}
      title={texts.title}
      look="primary"
      fields={[
        {
          name: 'recoverFrom',
          label: texts.from,
          hint: texts.fromHint,
          kind: 'moment',
          optional: true,
        },
      ]}
      initial={{ recoverFrom: since }}
      sendText={texts.send}
      send={({ recoverFrom }) => enableEndpoint(readerOf(session), id, momentOf(recoverFrom))}
      done={() => texts.done}
    />
  );
}
