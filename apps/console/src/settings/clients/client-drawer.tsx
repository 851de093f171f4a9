import { Link } from '@tanstack/react-router';
import { Drawer } from '../../design/dialog.js';
import { EmptyState } from '../../design/empty-state.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { fill, listed } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { AuditLink } from '../parts/audit-link.js';
import { ClientActs, type Secret } from './client-acts.js';
import { Raw } from '../../raw/raw.js';
import { clientSubject } from './client-subject.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';

const { item: texts } = messages;

interface Props {
  id: string;
  /** Undefined if there is none with this id. */
  client: Client | undefined;
  onSecret: (secret: Secret) => void;
  onClose: () => void;
}

/** One client: its facts, the age of its secret, and the possible acts. */
export function ClientDrawer({ id, client, onSecret, onClose }: Props) {
  return (
    <Drawer title={fill(texts.title, { id })} onClose={onClose}>
      {!client && <EmptyState title={texts.gone} />}
      {client && (
        <div className="form">
          <Raw inDrawer subject={clientSubject(client)} />
          <ClientActs client={client} onSecret={onSecret} />
          <ClientFacts client={client} />
        </div>
      )}
    </Drawer>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const { clientId, kind, merchantId, partnerId, salesChannel, scopes, access } = client;
  return (
    <Facts>
      <Fact label={texts.kind}>{messages.kinds[kind]}</Fact>
      {merchantId !== undefined && (
        <Fact label={texts.merchant}>
          <Link to="/settings/merchants/$merchantId" params={{ merchantId }}>
            {merchantId}
          </Link>
        </Fact>
      )}
      {partnerId !== undefined && <Fact label={texts.partner}>{partnerId}</Fact>}
      {salesChannel !== undefined && (
        <Fact label={texts.channel}>
          <Link to="/settings/channels/$salesChannel" params={{ salesChannel }}>
            {salesChannel}
          </Link>
        </Fact>
      )}
      {scopes && <Fact label={common.scopes.label}>{listed(scopes)}</Fact>}
      {kind === 'operator' && <Fact label={texts.access}>{messages.access[access]}</Fact>}
      <MomentFact label={texts.created} at={client.createdAt} />
      <MomentFact label={texts.changed} at={client.secretChangedAt} />
      <MomentFact label={texts.previous} at={client.previousSecretUntil} />
      <MomentFact label={texts.revoked} at={client.revokedAt} />
      <Fact label={texts.more}>
        <ul className="links">
          <li>
            <AuditLink subject={clientId} />
          </li>
          {kind === 'operator' && (
            <li>
              <Link to="/settings/audit" search={{ who: clientId }}>
                {texts.acts}
              </Link>
            </li>
          )}
        </ul>
      </Fact>
    </Facts>
  );
}
