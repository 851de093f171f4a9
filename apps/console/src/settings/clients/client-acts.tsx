import type { TokenScope } from '@entrepot/client';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { scopesField, scopesOf } from '../parts/scopes.js';
import { clientOf, createFields } from './client-form.js';
import { messages } from './messages.js';
import { changeScopes, createClient, revokeClient, rotateSecret, type Client } from './requests.js';

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
      open={create.open}
      fields={createFields}
      initial={{ kind: 'operator', access: 'read', scopes: 'taxes' }}
      sendText={create.send}
      send={(values) => createClient(clientOf(values))}
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
  return (
    <div className="actions">
      {scopes && <ChangeScopes id={id} scopes={scopes} />}
      <Act
        operation="rotateClientSecret"
        open={rotate.open}
        title={fill(rotate.title, { id })}
        explained={rotate.explained}
        fields={[
          { name: 'graceSeconds', label: rotate.grace, hint: rotate.graceHint, kind: 'number' },
        ]}
        initial={{ graceSeconds: '3600' }}
        confirm={id}
        sendText={rotate.send}
        send={({ graceSeconds }) => rotateSecret(id, Number(graceSeconds))}
        done={() => fill(rotate.done, { id })}
        onDone={onSecret}
      />
      <Act
        operation="revokeClient"
        open={revoke.open}
        look="danger"
        title={fill(revoke.title, { id })}
        explained={revoke.explained}
        fields={[{ name: 'reason', label: revoke.reason, hint: revoke.reasonHint, maxLength: 512 }]}
        confirm={id}
        sendText={revoke.send}
        send={({ reason = '' }) => revokeClient(id, reason.trim())}
        done={() => fill(revoke.done, { id })}
      />
    </div>
  );
}

function ChangeScopes({ id, scopes }: { id: string; scopes: readonly TokenScope[] }) {
  return (
    <Act
      operation="changeClientScopes"
      open={changing.open}
      title={fill(changing.title, { id })}
      explained={changing.explained}
      fields={[scopesField]}
      initial={{ scopes: scopes.join(',') }}
      sendText={changing.send}
      send={(values) => changeScopes(id, scopesOf(values))}
      done={() => fill(changing.done, { id })}
    />
  );
}
