import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '../../api/session.js';
import type { ChannelVerdict, Sku, Verdict } from '../sku-row.js';
import { messages } from './messages.js';

const { acts: texts } = messages;

type Act = 'price' | 'stock' | 'edit';

/** The page where a verdict is resolved; the requirements of a channel have their own links. */
const ACTS: Readonly<Partial<Record<Verdict, Act>>> = {
  'no-price': 'price',
  'price-failed': 'price',
  denied: 'edit',
  'denied-by-channel': 'edit',
  'out-of-stock': 'stock',
};

interface Props {
  sku: Sku;
  judged: ChannelVerdict;
}

/** The link to the action that resolves a verdict, if the session may take it or look at its subject. */
export function VerdictAct({ sku, judged }: Props) {
  switch (actOf(judged)) {
    case 'price':
      return <PriceLink sku={sku} />;
    case 'stock':
      return <StockLink sku={sku} />;
    case 'edit':
      return <EditLink sku={sku} />;
    case undefined:
      return undefined;
  }
}

function actOf({ verdict, deniedBy, reasons }: ChannelVerdict): Act | undefined {
  if (deniedBy === 'requirements') return undefined;
  return reasons.some(({ code }) => code === 'inactive') ? 'edit' : ACTS[verdict];
}

function PriceLink({ sku: { merchantId, skuId } }: { sku: Sku }) {
  const session = useSession();
  const maySet = mayCall(session, 'updateOriginPrice');
  return (
    <p>
      <Link
        to="/prices/$skuId"
        params={{ skuId }}
        search={{
          ...(session.kind === 'operator' && { merchant: merchantId }),
          ...(maySet && { set: true }),
        }}
      >
        {maySet ? texts.setPrice : texts.showPrices}
      </Link>
    </p>
  );
}

function StockLink({ sku: { merchantId, skuId } }: { sku: Sku }) {
  const session = useSession();
  return (
    <p>
      <Link
        to="/inventory"
        search={{ text: skuId, ...(session.kind === 'operator' && { merchant: merchantId }) }}
      >
        {mayCall(session, 'setInventory') ? texts.setStock : texts.showStock}
      </Link>
    </p>
  );
}

function EditLink({ sku: { merchantId, skuId } }: { sku: Sku }) {
  if (!mayCall(useSession(), 'upsertSkus')) return undefined;
  return (
    <p>
      <Link
        to="/skus/$merchantId/$skuId"
        params={{ merchantId, skuId }}
        search={{ edit: true }}
        resetScroll={false}
      >
        {texts.edit}
      </Link>
    </p>
  );
}
