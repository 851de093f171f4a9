import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { showChanged } from '../source.js';
import { messages } from '../messages.js';
import { rowOf } from '../sku-row.js';
import type { Sku } from '../sku-row.js';
import { EditFields } from './edit-fields.js';
import { changesSomething, EditPreview } from './edit-preview.js';
import { faultsIn, faultsOf, inputOf, productWith } from './form.js';
import type { Faults, Input } from './form.js';
import { previewProduct, readProduct, sendProduct, stateOf } from './product.js';
import type { Preview } from './product.js';

const { edit: texts } = messages;

interface Props {
  sku: Sku;
  onBack: () => void;
  /** Called with the SKU as it is afterwards. */
  onSaved: (sku: Sku) => void;
}

interface Checked {
  preview: Preview;
  /** Of the product that was checked. */
  state: string;
}

/**
 * Changes a SKU. Its product is sent whole, so the product is read again, checked by a dry run, and sent if it is still
 * the same: what someone else adds to it meanwhile is not deleted.
 */
export function SkuEditor({ sku, onBack, onSaved }: Props) {
  const { skuId, productId } = sku;
  const queries = useQueryClient();
  const [before] = useState(() => inputOf(sku));
  const [input, setInput] = useState(before);
  const [faults, setFaults] = useState<Faults>({});
  const [isStale, setStale] = useState(false);

  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const product = await readProduct(productId);
      try {
        const preview = await previewProduct(productWith(product, skuId, before, input));
        return { preview, state: stateOf(product) };
      } catch (error) {
        const at = product.findIndex((one) => one.skuId === skuId);
        setFaults(faultsOf(error, at, Object.keys(before)));
        throw error;
      }
    },
  });
  const save = useMutation({
    mutationFn: async (checked: Checked): Promise<Sku[] | undefined> => {
      const product = await readProduct(productId);
      if (stateOf(product) !== checked.state) return undefined;
      return sendProduct(productWith(product, skuId, before, input));
    },
    onSuccess: (after, { preview }) => {
      if (!after) {
        setStale(true);
        check.reset();
        return;
      }
      showChanged(queries, after.map(rowOf), preview.deleted.length > 0);
      const saved = after.find((one) => one.skuId === skuId);
      if (saved) onSaved(saved);
    },
  });

  const change = (next: Input): void => {
    setInput(next);
    setFaults({});
  };
  const submit = (): void => {
    const found = faultsIn(input);
    setFaults(found);
    setStale(false);
    if (Object.keys(found).length === 0 && !check.isPending) check.mutate();
  };
  if (check.data) {
    const checked = check.data;
    return (
      <div className="form">
        <EditPreview productId={productId} preview={checked.preview} />
        {save.error && <Problem error={save.error} />}
        <div className="form-foot">
          <Button onClick={() => check.reset()}>{texts.change}</Button>
          {changesSomething(checked.preview) && (
            <Button look="primary" disabled={save.isPending} onClick={() => save.mutate(checked)}>
              {texts.save}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isStale && (
        <p role="alert" className="field-fault">
          {texts.stale}
        </p>
      )}
      <EditFields input={input} faults={faults} onChange={change} />
      {check.error && <Problem error={check.error} />}
      <div className="form-foot edit-foot">
        <span className="quiet">{texts.checkHint}</span>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" look="primary" disabled={check.isPending}>
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
