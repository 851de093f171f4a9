import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '../../api/session.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Reason, Sku } from '../sku-row.js';
import { ReasonList } from './reasons.js';

const { channels: texts } = messages;

interface Props {
  sku: Sku;
  salesChannel: string;
}

/** The channel's requirements that a SKU does not meet, each with a link to the page where it is resolved. */
export function Requirements({
  sku,
  salesChannel,
  missing,
}: Props & { missing: readonly Reason[] }) {
  return (
    <ReasonList
      reasons={missing}
      renderActs={(code) => (
        <p className="requirement-acts">
          {code === 'category-unmapped' && <CategoryLink sku={sku} salesChannel={salesChannel} />}
          {code.startsWith('attribute-') && <AttributesLink salesChannel={salesChannel} />}
          {code !== 'category-unmapped' && <EditLink sku={sku} />}
        </p>
      )}
    />
  );
}

function CategoryLink({ sku, salesChannel }: Props) {
  const { category } = sku.globalSaleChannelData;
  return (
    <Link to="/categories" search={{ channel: salesChannel, category }}>
      {fill(texts.mapCategory, { category })}
    </Link>
  );
}

function AttributesLink({ salesChannel }: { salesChannel: string }) {
  return (
    <Link to="/categories" search={{ channel: salesChannel, tab: 'attributes' }}>
      {fill(texts.mapAttributes, { channel: salesChannel })}
    </Link>
  );
}

function EditLink({ sku: { merchantId, skuId } }: { sku: Sku }) {
  if (!mayCall(useSession(), 'upsertSkus')) return undefined;
  return (
    <Link
      to="/skus/$merchantId/$skuId"
      params={{ merchantId, skuId }}
      search={{ edit: true }}
      resetScroll={false}
    >
      {texts.editSku}
    </Link>
  );
}
