import { useState } from 'react';
import { mayCall, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { useDraft } from '../design/drafts/use-draft.js';
import { TextArea } from '../design/field.js';
import { Form } from '../design/forms/form.js';
import { Problem } from '../design/problem.js';
import { Select } from '../design/select.js';
import { cureOf, reasonTitle, REVIEW_CODES } from '../skus/reasons/cures.js';
import { keyOf, type Sku } from '../skus/sku-row.js';
import { mayDeny, maySave } from './may.js';
import { messages as texts } from './messages.js';
import type { useDecision } from './use-decision.js';

interface Props {
  sku: Sku;
  decision: ReturnType<typeof useDecision>;
}

/** Approves the SKU, or denies it with a reason. */
export function Decision({ sku, decision }: Props) {
  const { localizationStatus } = sku;
  const [denying, setDenying] = useState(false);
  const mayDecide = mayCall(useSession(), 'setLocalization') && maySave(localizationStatus);
  if (!mayDecide) return undefined;
  const isReady = localizationStatus === 'READY_FOR_SALES_CHANNEL';
  const { hasEdits, isSending, approve, deny, error } = decision;
  return (
    <section className="card" aria-labelledby="decide">
      <h3 id="decide">{texts.decide}</h3>
      {error && <Problem error={error} />}
      {denying ? (
        <div ref={focusReason}>
          <Denial
            name={keyOf(sku)}
            isSending={isSending}
            onSend={deny}
            onCancel={() => setDenying(false)}
          />
        </div>
      ) : (
        <div className="row">
          <Button look="primary" disabled={isSending || (isReady && !hasEdits)} onClick={approve}>
            {isReady ? texts.save : texts.approve}
          </Button>
          {mayDeny(localizationStatus) && (
            <Button onClick={() => setDenying(true)}>{texts.deny}</Button>
          )}
        </div>
      )}
    </section>
  );
}

const OTHER = 'other';

const REASONS = [
  ...REVIEW_CODES.map((value) => ({ value, label: reasonTitle(value) })),
  { value: OTHER, label: texts.otherReason },
];

const START = { code: OTHER, detail: '' };

interface DenialProps {
  /** The key of the SKU; the address has it only after the first SKU. */
  name: string;
  isSending: boolean;
  /** @param onSent ends the draft */
  onSend: (code: string, detail: string, onSent: () => void) => void;
  onCancel: () => void;
}

/** The button that opened the form is gone, and so is the focus. */
function focusReason(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[role=combobox]')?.focus();
}

function Denial({ name, isSending, onSend, onCancel }: DenialProps) {
  const draft = useDraft(`denial ${name}`, START);
  const { code, detail } = draft.value;
  const [checked, setChecked] = useState(false);
  const isMissing = detail.trim() === '';
  const choose = (next: string): void => {
    // An explanation that a person wrote stays.
    const isWritten = !isMissing && detail !== cureOf(code);
    const cure = next === OTHER ? '' : cureOf(next);
    draft.set({ code: next, detail: isWritten ? detail : cure });
  };
  return (
    <Form
      draft={draft}
      onSubmit={() => {
        setChecked(true);
        if (!isMissing && !isSending) onSend(code, detail.trim(), draft.clear);
      }}
    >
      <Select label={texts.reason} choices={REASONS} value={code} onChange={choose} />
      <TextArea
        label={texts.detail}
        hint={texts.detailHint}
        fault={checked && isMissing ? texts.detailFault : undefined}
        maxLength={512}
        value={detail}
        onChange={(event) => draft.set({ code, detail: event.target.value })}
      />
      <div className="form-foot">
        <Button onClick={() => draft.guard.unsaved.leave(onCancel)}>{texts.cancel}</Button>
        <Button type="submit" look="danger" disabled={isSending}>
          {texts.sendDenial}
        </Button>
      </div>
    </Form>
  );
}
