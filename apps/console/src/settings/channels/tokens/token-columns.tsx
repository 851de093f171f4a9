import { call } from '../../../api/client.js';
import { Badge } from '../../../design/badge.js';
import { Moment } from '../../../design/moment.js';
import { column, type Columns } from '../../../design/tables/table.js';
import { listed } from '../../../language/texts.js';
import { Act } from '../../parts/act.js';
import { messages as common } from '../../messages.js';
import { messages } from '../messages.js';
import type { ChannelToken } from '../requests.js';

export type TokenRow = ChannelToken & { salesChannel: string };

const { tokens: texts } = messages;

export const TOKEN_COLUMNS: Columns<TokenRow> = [
  column('tokenId', texts.id, '', (row) => (
    <>
      {row.name !== undefined && <div>{row.name}</div>}
      <span className="id">{row.tokenId}</span>
      <span className="under">
        {texts.issued} <Moment at={row.issuedAt} />
      </span>
    </>
  )),
  column('scopes', texts.scopes, '', ({ scopes }) => listed(scopes)),
  column('state', texts.state, '', (row) => <State token={row} />),
  column('revoke', common.acts, 'numeric', (row) => <Revoke token={row} />),
];

function stateOf({ revokedAt, expiresAt }: TokenRow): 'revoked' | 'expired' | 'valid' {
  if (revokedAt !== undefined) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
}

function State({ token }: { token: TokenRow }) {
  const state = stateOf(token);
  const { expiresAt, lastUsedAt } = token;
  return (
    <>
      <Badge tone={state === 'valid' ? 'good' : 'neutral'}>{texts[state]}</Badge>
      <span className="under">
        {texts.expires} <Moment at={expiresAt} />
      </span>
      <span className="under">
        {lastUsedAt === undefined ? (
          texts.unused
        ) : (
          <>
            {texts.used} <Moment at={lastUsedAt} />
          </>
        )}
      </span>
    </>
  );
}

function Revoke({ token }: { token: TokenRow }) {
  const { salesChannel: id, tokenId } = token;
  if (stateOf(token) !== 'valid') return undefined;
  return (
    <Act
      operation="revokeChannelToken"
      texts={texts.revoke}
      values={{ id }}
      look="danger"
      confirm={tokenId}
      send={() => call('revokeChannelToken', { path: { id, tokenId } })}
    />
  );
}
