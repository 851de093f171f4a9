import { Badge } from '../../../design/badge.js';
import { Moment } from '../../../design/moment.js';
import { columnHelper, type Columns } from '../../../design/tables/table.js';
import { fill, listed } from '../../../language/texts.js';
import { Act } from '../../parts/act.js';
import { messages as common } from '../../messages.js';
import { messages } from '../messages.js';
import { revokeToken, type ChannelToken } from '../requests.js';

export type TokenRow = ChannelToken & { salesChannel: string };

const { tokens: texts } = messages;
const column = columnHelper<TokenRow>();

export const TOKEN_COLUMNS = column.columns([
  column.accessor('tokenId', {
    header: texts.id,
    cell: ({ getValue, row: { original } }) => (
      <>
        {original.name !== undefined && <div>{original.name}</div>}
        <span className="id">{getValue()}</span>
        <span className="under">
          {texts.issued} <Moment at={original.issuedAt} />
        </span>
      </>
    ),
  }),
  column.accessor(({ scopes }) => listed(scopes), { id: 'scopes', header: texts.scopes }),
  column.display({
    id: 'state',
    header: texts.state,
    cell: ({ row: { original } }) => <State token={original} />,
  }),
  column.display({
    id: 'revoke',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <Revoke token={original} />,
  }),
]) as Columns<TokenRow>;

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
      open={texts.revoke}
      title={fill(texts.revokeTitle, { id })}
      look="danger"
      explained={texts.revokeExplained}
      fields={[]}
      confirm={tokenId}
      sendText={texts.revoke}
      send={() => revokeToken(id, tokenId)}
      done={() => texts.revokeDone}
    />
  );
}
