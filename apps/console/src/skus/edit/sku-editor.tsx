import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { Leaving } from '../../design/drafts/leaving.js';
import { Form } from '../../design/forms/form.js';
import type { PlacedFaults } from '../../design/forms/place-faults.js';
import { Problem } from '../../design/problem.js';
import { showChanged } from '../source.js';
import { messages } from '../messages.js';
import { rowOf, type Sku } from '../sku-row.js';
import { EditFields } from './edit-fields.js';
import { changesSomething, EditPreview } from './edit-preview.js';
import { faultsIn, faultsAt, inputOf, productWith, type Faults, type Input } from './form.js';
import { previewProduct, readProduct, sendProduct, stateOf, type Preview } from './product.js';

const { edit: texts } = messages;

interface Props {
  sku: Sku;
  onBack: () => void;
  /** Called with the SKU after the change. */
  onSaved: (sku: Sku) => void;
}

interface Checked {
  preview: Preview;
  /** The version of the checked product. */
  state: string;
}

/**
 * Changes a SKU. The whole product is sent, so the product is refetched, checked by a dry run, and sent only if it is
 * unchanged: SKUs that others add in the meantime are not deleted.
 */
export function SkuEditor({ sku, onBack, onSaved }: Props) {
  const { skuId, productId } = sku;
  const queries = useQueryClient();
  const draft = useDraft<Input>(skuId, inputOf(sku));
  const { value: input, initial: before } = draft;
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<PlacedFaults>();
  const [isStale, setStale] = useState(false);

  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const product = await readProduct(productId);
      try {
        const preview = await previewProduct(productWith(product, skuId, before, input));
        return { preview, state: stateOf(product) };
      } catch (error) {
        const skuIds = product.map((productSku) => productSku.skuId);
        setRefusal(faultsAt(error, skuIds, skuId, Object.keys(before) as (keyof Input)[]));
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
      draft.clear();
      showChanged(queries, after.map(rowOf), preview.deleted.length > 0);
      const saved = after.find((savedSku) => savedSku.skuId === skuId);
      if (saved) onSaved(saved);
    },
  });

  const change = (next: Input): void => {
    draft.set(next);
    setFaults({});
    setRefusal(undefined);
  };
  const submit = (): void => {
    const inputFaults = faultsIn(input);
    setFaults(inputFaults);
    setRefusal(undefined);
    setStale(false);
    if (Object.keys(inputFaults).length === 0 && !check.isPending) check.mutate();
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
        <Leaving guard={draft.guard} onDiscard={() => draft.clear()} />
      </div>
    );
  }
  return (
    <Form draft={draft} onSubmit={submit} error={check.error} faults={refusal}>
      {isStale && (
        <p role="alert" className="field-fault">
          {texts.stale}
        </p>
      )}
      <EditFields input={input} faults={{ ...refusal?.byField, ...faults }} onChange={change} />
      <div className="form-foot edit-foot">
        <span className="quiet">{texts.checkHint}</span>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" look="primary" disabled={check.isPending}>
          {texts.check}
        </Button>
      </div>
    </Form>
  );
}
