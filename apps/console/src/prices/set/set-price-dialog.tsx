import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isProblem } from '../../api/problem.js';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Fact, Facts } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { sendPrice } from '../requests.js';
import type { NewPrice, PriceAnswer } from '../requests.js';
import { PriceFields } from './price-fields.js';
import { EVERYWHERE, faultsOf, priceOf } from './price-input.js';
import type { InputFaults, PriceInput } from './price-input.js';

const { set: texts } = messages;

interface Props {
  /** Left out where it is to be entered. */
  skuId?: string;
  /** The valid prices of the SKU, whose channels are offered. */
  known: readonly PriceRow[];
  onClose: () => void;
}

/** Asks for a price of a SKU, sends it, and shows what came of it. */
export function SetPriceDialog({ skuId, known, onClose }: Props) {
  const [input, setInput] = useState<PriceInput>({
    skuId: skuId ?? '',
    where: EVERYWHERE,
    channel: '',
    country: '',
    sale: '',
    list: '',
  });
  const [faults, setFaults] = useState<InputFaults>({});
  const sending = useSending();
  const submit = (): void => {
    const found = faultsOf(input);
    setFaults(found);
    if (Object.keys(found).length === 0 && !sending.isPending) {
      sending.mutate({ skuId: input.skuId.trim(), price: priceOf(input) });
    }
  };
  const title = skuId === undefined ? texts.titleNew : fill(texts.title, { sku: skuId });
  return (
    <Dialog title={title} onClose={onClose}>
      {sending.data ? (
        <Answer skuId={input.skuId.trim()} answer={sending.data} onClose={onClose} />
      ) : (
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <PriceFields
            input={input}
            faults={faults}
            known={known}
            fixedSku={skuId !== undefined}
            onChange={setInput}
          />
          {sending.error && <Refusal error={sending.error} />}
          <div className="form-foot">
            <Button onClick={onClose}>{texts.back}</Button>
            <Button type="submit" look="primary" disabled={sending.isPending}>
              {texts.send}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** The same price sent again, after an answer that was lost, is one act; another price is another. */
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
  const { publishedCount, publishedSkus, failedSkus, status } = answer;
  const done = publishedCount > 0 ? texts.done : texts.doneNone;
  return (
    <div className="form">
      <output>{fill(done, { sku: skuId, count: publishedCount })}</output>
      <Facts>
        <Fact label={texts.status}>{status}</Fact>
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
  return skuIds.length === 0 ? texts.none : skuIds.join(', ');
}

/** A refused price update answers the SKUs that failed beside the reasons. */
function Refusal({ error }: { error: Error }) {
  return (
    <>
      <Problem error={error} />
      {isProblem(error) && error.failedSkus.length > 0 && (
        <Facts>
          <Fact label={texts.failedSkus}>{namesOf(error.failedSkus)}</Fact>
        </Facts>
      )}
    </>
  );
}
