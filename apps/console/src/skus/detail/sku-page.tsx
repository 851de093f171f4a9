import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Drawer } from '../../design/dialog.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { useList } from '../../lists/use-list.js';
import { AsOf } from '../../live/as-of.js';
import { useFeed } from '../../live/feed.js';
import { Raw } from '../../raw/raw.js';
import { SkuEditor } from '../edit/sku-editor.js';
import { messages } from '../messages.js';
import { Channels } from '../parts/channels.js';
import { LocalizedTexts } from '../parts/localized-texts.js';
import { NoSku } from '../parts/no-sku.js';
import { OperatorActs } from '../parts/operator-acts.js';
import { Part } from '../parts/part.js';
import { Prices } from '../parts/prices.js';
import { Reasons } from '../parts/reasons.js';
import { useSku } from '../parts/use-sku.js';
import type { Sku } from '../sku-row.js';
import { skuSubject } from '../sku-subject.js';
import { SKUS } from '../source.js';
import { statusText, toneOf } from '../status.js';
import { Verdicts } from '../verdicts/verdicts.js';
import { DeleteActs } from './delete-acts.js';
import { SkuFacts } from './sku-facts.js';

const { sku: texts } = messages;

/** One SKU: the merchant's data, the status in each channel, and the form that changes it. */
export function SkuPage() {
  const { merchantId, skuId } = useParams({ from: '/shell/skus/$merchantId/$skuId' });
  const { data, error, dataUpdatedAt, refetch } = useSku(merchantId, skuId);
  const session = useSession();
  useFeed(SKUS.feed, session);
  return (
    <section className="page">
      <Link to="/skus" className="back">
        ← {texts.back}
      </Link>
      {data === null ? (
        <NoSku skuId={skuId} />
      ) : (
        <>
          <header className="page-head">
            <h1 className="id">{skuId}</h1>
            {data && (
              <Badge tone={toneOf(data.localizationStatus)}>
                {statusText(data.localizationStatus)}
              </Badge>
            )}
            {data && <span className="sku-name">{data.name}</span>}
            <AsOf readAt={dataUpdatedAt} feed={SKUS.feed.name} />
            <Raw subject={data && skuSubject(session, data)} />
          </header>
          {error && <Problem error={error} onRetry={() => void refetch()} />}
          {data ? <Content key={skuId} sku={data} /> : !error && <output>{texts.loading}</output>}
        </>
      )}
    </section>
  );
}

function Content({ sku }: { sku: Sku }) {
  const session = useSession();
  return (
    <>
      {mayCall(session, 'upsertSkus') && <Editing sku={sku} />}
      <OperatorActs sku={sku} />
      <div className="columns">
        <div className="column-main">
          <Verdicts sku={sku} />
          <Reasons sku={sku} />
          <Channels sku={sku} />
          <LocalizedTexts sku={sku} />
          <Prices sku={sku} />
        </div>
        <div className="column-side">
          <SkuFacts sku={sku} />
          <Siblings sku={sku} />
        </div>
      </div>
    </>
  );
}

function Editing({ sku }: { sku: Sku }) {
  const { edit } = useSearch({ from: '/shell/skus/$merchantId/$skuId' });
  const navigate = useNavigate({ from: '/skus/$merchantId/$skuId' });
  const [done, setDone] = useState('');
  const show = (open: boolean): void => {
    void navigate({
      search: (old) => ({ ...old, edit: open ? true : undefined }),
      resetScroll: false,
    });
  };
  const { skuId } = sku;
  return (
    <section className="actions" aria-label={texts.acts}>
      <Button onClick={() => show(true)}>{texts.edit}</Button>
      <DeleteActs sku={sku} />
      <output className="actions-done">{done}</output>
      {edit && (
        <Drawer title={fill(messages.edit.title, { id: skuId })} onClose={() => show(false)}>
          <SkuEditor
            sku={sku}
            onBack={() => show(false)}
            onSaved={({ localizationStatus }) => {
              setDone(fill(texts.saved, { id: skuId, status: statusText(localizationStatus) }));
              show(false);
            }}
          />
        </Drawer>
      )}
    </section>
  );
}

/** The other SKUs of the product, on which some reasons depend. */
function Siblings({ sku: { merchantId, productId, skuId } }: { sku: Sku }) {
  const { data } = useList(SKUS, { merchant: merchantId, text: productId });
  const siblings = data?.pages
    .flatMap(({ rows }) => rows)
    .filter((row) => row.productId === productId && row.skuId !== skuId);
  return (
    <Part title={texts.siblings}>
      {siblings?.length === 0 && <p className="quiet">{texts.alone}</p>}
      <ul className="links">
        {siblings?.map((sibling) => (
          <li key={sibling.skuId} className="row">
            <Link
              to="/skus/$merchantId/$skuId"
              params={{ merchantId, skuId: sibling.skuId }}
              className="id"
            >
              {sibling.skuId}
            </Link>
            <Badge tone={toneOf(sibling.localizationStatus)}>
              {statusText(sibling.localizationStatus)}
            </Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}
