import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isProblem } from '../../api/problem.js';
import { Button } from '../../design/button.js';
import { CloseButton, Dialog } from '../../design/dialog.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { Fact, Facts } from '../../design/facts.js';
import { Form } from '../../design/forms/form.js';
import { faultsOf, placeFaults } from '../../design/forms/place-faults.js';
import { counted, fill, listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { sendPrice, type NewPrice, type PriceAnswer } from '../requests.js';
import { PriceFields } from './price-fields.js';
import { EVERYWHERE, faultsIn, PRICE_FIELDS, priceOf } from './price-input.js';
import type { InputFaults, PriceInput } from './price-input.js';

const { set: texts } = messages;

interface Props {
  /** Left out if the person enters it. */
  skuId?: string;
  /** The valid prices of the SKU, whose channels are offered. */
  currentPrices: readonly PriceRow[];
  onClose: () => void;
}

const START: PriceInput = {
  skuId: '',
  where: EVERYWHERE,
  channel: '',
  country: '',
  sale: '',
  list: '',
};

/** Asks for a price of a SKU, sends it, and shows the result. */
export function SetPriceDialog(props: Props) {
  const { skuId, onClose } = props;
  const title = skuId === undefined ? texts.titleNew : fill(texts.title, { sku: skuId });
  return (
    <Dialog title={title} onClose={onClose}>
      <PriceForm {...props} />
    </Dialog>
  );
}

/** The form is within the dialog, so that the dialog knows its draft. */
function PriceForm({ skuId, currentPrices, onClose }: Props) {
  const draft = useDraft<PriceInput>('price', { ...START, skuId: skuId ?? '' });
  const { value: input } = draft;
  const [wrong, setWrong] = useState<InputFaults>({});
  const sending = useSending();
  const refused = placeFaults(faultsOf(sending.error), PRICE_FIELDS);
  const submit = (): void => {
    const inputFaults = faultsIn(input);
    setWrong(inputFaults);
    if (Object.keys(inputFaults).length > 0 || sending.isPending) return;
    const price = { skuId: input.skuId.trim(), price: priceOf(input) };
    sending.mutate(price, { onSuccess: () => draft.clear() });
  };
  if (sending.data) {
    const { skuId: sku } = sending.variables;
    return <Answer skuId={sku} answer={sending.data} onClose={onClose} />;
  }
  return (
    <Form draft={draft} onSubmit={submit} error={sending.error} faults={refused}>
      <FailedSkus error={sending.error} />
      <PriceFields
        input={input}
        faults={{ ...refused.byField, ...wrong }}
        currentPrices={currentPrices}
        fixedSku={skuId !== undefined}
        onChange={draft.set}
      />
      <div className="form-foot">
        <CloseButton>{texts.back}</CloseButton>
        <Button type="submit" look="primary" disabled={sending.isPending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}

/** The same price, repeated after a lost answer, is one act; a different price is a new act. */
function useSending() {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: ({ skuId, price }: { skuId: string; price: NewPrice }) => {
      const act = JSON.stringify([skuId, price]);
      const key = keys.current.get(act) ?? crypto.randomUUID();
      keys.current.set(act, key);
      return sendPrice(skuId, price, key);
    },
    onSuccess: (_, { skuId }) => queries.invalidateQueries({ queryKey: ['sent-prices', skuId] }),
  });
}

interface AnswerProps {
  skuId: string;
  answer: PriceAnswer;
  onClose: () => void;
}

function Answer({ skuId, answer, onClose }: AnswerProps) {
  const { publishedCount, publishedSkus, failedSkus } = answer;
  return (
    <div className="form">
      <output>
        {publishedCount > 0
          ? counted(texts.done, publishedCount, { sku: skuId })
          : fill(texts.doneNone, { sku: skuId })}
      </output>
      <Facts>
        <Fact label={texts.queued}>{publishedCount}</Fact>
        <Fact label={texts.queuedSkus}>{namesOf(publishedSkus)}</Fact>
        <Fact label={texts.failedSkus}>{namesOf(failedSkus)}</Fact>
      </Facts>
      <div className="form-foot">
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}

function namesOf(skuIds: readonly string[]): string {
  return skuIds.length === 0 ? texts.none : listed(skuIds);
}

/** A refused price update returns the failed SKUs in addition to the reasons. */
function FailedSkus({ error }: { error: Error | null }) {
  if (!isProblem(error) || error.failedSkus.length === 0) return undefined;
  return (
    <Facts>
      <Fact label={texts.failedSkus}>{namesOf(error.failedSkus)}</Fact>
    </Facts>
  );
}
