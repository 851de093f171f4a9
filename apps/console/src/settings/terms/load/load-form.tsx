import { useId, useState } from 'react';
import { Button } from '../../../design/button.js';
import { useDraft } from '../../../design/drafts/use-draft.js';
import { CheckField, TextArea, TextField } from '../../../design/field.js';
import { Form } from '../../../design/forms/form.js';
import { counted, fill } from '../../../language/texts.js';
import { documentsIn, type Unreadable } from './documents.js';
import { LoadItem } from './load-item.js';
import { messages } from './messages.js';
import type { Extras } from './requests.js';
import { useLoading, type Item } from './use-loading.js';

/** Faults that a person may accept. */
const CONFIRMED = ['confirm-needed', 'no-duty-rates'];

interface Input {
  text: string;
  reason: string;
  confirm: boolean;
}

/** @param initial the document to correct; empty for none */
export function LoadForm({ initial }: { initial: string }) {
  const draft = useDraft<Input>('load', { text: initial, reason: '', confirm: false });
  const { text, reason, confirm } = draft.value;
  const set = (part: Partial<Input>): void => draft.set((old) => ({ ...old, ...part }));
  const [fault, setFault] = useState<string>();
  const loading = useLoading();
  const { items, attempt, isBusy, isChecked, isLoaded } = loading;
  const extras: Extras = { reason: reason.trim(), confirm };
  const asksConfirm = items.some(({ preview: { faults } }) =>
    CONFIRMED.some((code) => has(faults, code)),
  );
  const isCurrent =
    attempt?.text === text &&
    attempt.extras.reason === extras.reason &&
    attempt.extras.confirm === confirm;
  const mayLoad = isChecked && isCurrent && !isLoaded && !isBusy && isReady(items);
  const change = (next: string): void => {
    set({ text: next });
    setFault(undefined);
  };
  const check = (): void => {
    const documents = documentsIn(text);
    const documentFault = Array.isArray(documents) ? undefined : faultText(text, documents);
    setFault(documentFault);
    if (Array.isArray(documents) && !isBusy) loading.check({ text, extras }, documents);
  };
  return (
    <>
      <Form draft={draft} className="card form" onSubmit={check} error={loading.error}>
        <FileField
          onText={change}
          onUnreadable={({ message: detail }) => setFault(fill(messages.unreadable, { detail }))}
        />
        <div className="terms-text">
          <TextArea
            label={messages.text}
            hint={messages.textHint}
            fault={fault}
            rows={12}
            value={text}
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
        </div>
        <TextField
          label={messages.reason}
          hint={messages.reasonHint}
          maxLength={512}
          value={reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        {(asksConfirm || confirm) && (
          <CheckField
            label={messages.confirm}
            hint={messages.confirmHint}
            checked={confirm}
            onChange={(event) => set({ confirm: event.target.checked })}
          />
        )}
        <div className="form-foot">
          <output className="quiet">
            {isBusy ? messages.running : statusText(items, isChecked, isLoaded)}
          </output>
          <Button type="submit" disabled={isBusy}>
            {messages.dryRun}
          </Button>
          <Button
            look="primary"
            disabled={!mayLoad}
            title={mayLoad ? undefined : messages.first}
            onClick={() => loading.load(extras, () => draft.clear(draft.value))}
          >
            {messages.load}
          </Button>
        </div>
      </Form>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the documents are in the order of the text
        <LoadItem key={index} item={item} />
      ))}
    </>
  );
}

interface FileFieldProps {
  onText: (text: string) => void;
  onUnreadable: (error: Error) => void;
}

function FileField({ onText, onUnreadable }: FileFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {messages.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after a change.
          if (file) void file.text().then(onText, onUnreadable);
        }}
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
      />
      <p id={`${id}-note`} className="field-hint">
        {messages.fileHint}
      </p>
    </div>
  );
}

function has(faults: Item['preview']['faults'], code: string): boolean {
  return faults.some((fault) => fault.code === code);
}

/** Whether something would be loaded, and nothing refused. */
function isReady(items: readonly Item[]): boolean {
  const outcomes = items.map(({ preview }) => preview.outcome);
  return outcomes.includes('new') && !outcomes.includes('refused');
}

function faultText(text: string, { fault, detail }: Unreadable): string {
  return text.trim() === '' ? messages.faults.empty : fill(messages.faults[fault], { detail });
}

function statusText(items: readonly Item[], isChecked: boolean, isLoaded: boolean): string {
  const { status } = messages;
  const ofOutcome = (outcome: string) =>
    items.filter(({ preview }) => preview.outcome === outcome).length;
  if (isLoaded) {
    return counted(status.loaded, items.filter(({ loaded }) => loaded).length);
  }
  if (!isChecked || items.length === 0) return '';
  const refused = ofOutcome('refused');
  if (refused > 0) {
    const text = refused === items.length ? status.allRefused : status.refused;
    return counted(text, items.length, { refused });
  }
  const fresh = ofOutcome('new');
  return fresh === 0 ? status.unchanged : counted(status.ready, fresh);
}
