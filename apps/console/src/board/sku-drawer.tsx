import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '../api/session.js';
import { Badge } from '../design/badge.js';
import { Button } from '../design/button.js';
import { Drawer } from '../design/dialog.js';
import { Problem } from '../design/problem.js';
import { fill } from '../language/texts.js';
import { Raw } from '../raw/raw.js';
import { SkuEditor } from '../skus/edit/sku-editor.js';
import { messages } from '../skus/messages.js';
import { Channels } from '../skus/parts/channels.js';
import { LocalizedTexts } from '../skus/parts/localized-texts.js';
import { OperatorActs } from '../skus/parts/operator-acts.js';
import { NoSku } from '../skus/parts/no-sku.js';
import { Prices } from '../skus/parts/prices.js';
import { Reasons } from '../skus/parts/reasons.js';
import { useSku } from '../skus/parts/use-sku.js';
import type { SkuSearch } from '../skus/source.js';
import type { Sku } from '../skus/sku-row.js';
import { skuSubject } from '../skus/sku-subject.js';
import { statusText, toneOf } from '../skus/status.js';
import { Verdicts } from '../skus/verdicts/verdicts.js';

const { sku: texts } = messages;

interface Props {
  merchantId: string;
  skuId: string;
  edit: boolean;
  /** Opens another SKU. */
  onChange: (part: SkuSearch) => void;
  /** Called with the result of an act. */
  onDone: (text: string) => void;
}

/** A SKU above the board, with the reasons that block it, their fixes, and the form. */
export function SkuDrawer({ merchantId, skuId, edit, onChange, onDone }: Props) {
  const { data, error, refetch } = useSku(merchantId, skuId);
  const mayEdit = mayCall(useSession(), 'upsertSkus');
  const isEditing = edit && mayEdit && data;
  return (
    <Drawer
      title={isEditing ? fill(messages.edit.title, { id: skuId }) : skuId}
      onClose={() => onChange({ open: undefined, edit: undefined })}
    >
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <output>{texts.loading}</output>}
      {data === null && <NoSku skuId={skuId} />}
      {data &&
        (isEditing ? (
          <SkuEditor
            sku={data}
            onBack={() => onChange({ edit: undefined })}
            onSaved={({ localizationStatus }) => {
              onDone(fill(texts.saved, { id: skuId, status: statusText(localizationStatus) }));
              onChange({ edit: undefined });
            }}
          />
        ) : (
          <Content sku={data} onEdit={() => onChange({ edit: true })} />
        ))}
    </Drawer>
  );
}

function Content({ sku, onEdit }: { sku: Sku; onEdit: () => void }) {
  const session = useSession();
  const { merchantId, skuId, localizationStatus } = sku;
  return (
    <div className="sku">
      <div className="actions">
        <Badge tone={toneOf(localizationStatus)}>{statusText(localizationStatus)}</Badge>
        <span className="sku-name">{sku.name}</span>
        <span className="actions-raw row">
          <Link to="/skus/$merchantId/$skuId" params={{ merchantId, skuId }} className="sku-whole">
            {texts.whole}
          </Link>
          {mayCall(session, 'upsertSkus') && <Button onClick={onEdit}>{texts.edit}</Button>}
          <Raw inDrawer subject={skuSubject(session, sku)} />
        </span>
      </div>
      <OperatorActs sku={sku} />
      <Verdicts sku={sku} />
      <Reasons sku={sku} />
      <Channels sku={sku} />
      <LocalizedTexts sku={sku} />
      <Prices sku={sku} />
    </div>
  );
}
