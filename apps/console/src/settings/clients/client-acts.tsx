import type { TokenScope } from '@entrepot/client';
import { call } from '../../api/client.js';
import { fieldsOf } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { scopesField, scopesOf } from '../parts/scopes.js';
import { clientOf, createFields } from './client-form.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';

const { create, rotate, revoke, scopes: changing } = messages;

/** A client with its secret, which is shown only once. */
export interface Secret {
  clientId: string;
  clientSecret: string;
}

export function CreateClient({ onSecret }: { onSecret: (secret: Secret) => void }) {
  return (
    <Act
      operation="createClient"
      texts={create}
      fields={createFields}
      initial={{ kind: 'operator', access: 'read', scopes: 'taxes' }}
      send={(values) => call('createClient', { body: clientOf(values) })}
      done={({ clientId: id }) => fill(create.done, { id })}
      onDone={onSecret}
    />
  );
}

interface Props {
  client: Client;
  onSecret: (secret: Secret) => void;
}

/** The acts on a client that is not revoked. */
export function ClientActs({ client: { clientId: id, revokedAt, scopes }, onSecret }: Props) {
  if (revokedAt !== undefined) return undefined;
  const path = { clientId: id };
  return (
    <div className="actions">
      {scopes && <ChangeScopes id={id} scopes={scopes} />}
      <Act
        operation="rotateClientSecret"
        texts={rotate}
        values={{ id }}
        fields={fieldsOf(rotate, { graceSeconds: { kind: 'number' } })}
        initial={{ graceSeconds: '3600' }}
        confirm={id}
        send={({ graceSeconds }) =>
          call('rotateClientSecret', { path, body: { graceSeconds: Number(graceSeconds) } })
        }
        onDone={onSecret}
      />
      <Act
        operation="revokeClient"
        texts={revoke}
        values={{ id }}
        look="danger"
        fields={fieldsOf(revoke, { reason: { maxLength: 512 } })}
        confirm={id}
        send={({ reason = '' }) => call('revokeClient', { path, body: { reason: reason.trim() } })}
      />
    </div>
  );
}

function ChangeScopes({ id, scopes }: { id: string; scopes: readonly TokenScope[] }) {
  return (
    <Act
      operation="changeClientScopes"
      texts={changing}
      values={{ id }}
      fields={[scopesField]}
      initial={{ scopes: scopes.join(',') }}
      send={(values) =>
        call('changeClientScopes', { path: { clientId: id }, body: { scopes: scopesOf(values) } })
      }
    />
  );
}
