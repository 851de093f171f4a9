import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../design/button.js';
import { TextArea } from '../../design/field.js';
import type { ControlProps } from '../../design/forms/form-field.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { chosenOf, scansOf, valuesOf, withoutParcel, withParcels } from './chosen-parcels.js';
import type { Chosen, Found } from './chosen-parcels.js';
import { findParcels } from './find-parcels.js';
import { WaitingParcels } from './waiting-parcels.js';

const { create: texts } = messages;

/** The key with which a scanner ends each id. */
const COMPLETE = /\s$/;

/**
 * The parcels of a shipment: scanned, pasted, or chosen from the waiting ones. An id stays in the field until it is
 * looked up, so that a shipment is not created without it.
 */
export function ParcelsField({ label, hint, fault, values, onChange }: ControlProps) {
  const chosen = chosenOf(values);
  const change = (next: Chosen): void => {
    for (const [name, value] of Object.entries(valuesOf(next))) onChange(name, value);
  };
  const { scanned = '' } = values;
  const finding = useMutation({
    mutationFn: findParcels,
    onSuccess: (all, sent) => {
      // Ids scanned in the meantime stay in the field.
      const rest = scansOf(scanned).filter((text) => !sent.includes(text));
      const end = rest.length > 0 && COMPLETE.test(scanned) ? '\n' : '';
      // The field is updated at once: otherwise the next key of a scanner would restore the removed ids.
      flushSync(() => {
        change(withParcels(chosen, all));
        onChange('scanned', rest.join('\n') + end);
      });
    },
  });
  const find = (text: string): void => {
    const scans = scansOf(text);
    if (scans.length > 0 && !finding.isPending) finding.mutate(scans);
  };
  const { isPending } = finding;
  const findRest = useEffectEvent((text: string) => {
    if (!finding.error) find(text);
  });
  useEffect(() => {
    if (!isPending && COMPLETE.test(scanned)) findRest(scanned);
  }, [isPending, scanned]);
  const toggle = (candidate: Found): void => {
    const { parcel } = candidate;
    const isChosen = parcel && chosen.parcelIds.includes(parcel.parcelId);
    change(isChosen ? withoutParcel(chosen, parcel.parcelId) : withParcels(chosen, [candidate]));
  };
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        fault={fault}
        rows={2}
        value={scanned}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target, nativeEvent }) => {
          onChange('scanned', target.value);
          if (isPaste(nativeEvent)) find(target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && find(scanned)}
        onBlur={() => find(scanned)}
      />
      <output className="quiet">
        {finding.isPending && fill(texts.searching, { count: finding.variables.length })}
      </output>
      {finding.error && <Problem error={finding.error} onRetry={() => find(scanned)} />}
      <RefusedScans chosen={chosen} onDismiss={() => change({ ...chosen, refused: [] })} />
      <ChosenParcels chosen={chosen} onChange={change} />
      <WaitingParcels
        chosen={chosen}
        onToggle={toggle}
        onAll={(all) => change(withParcels(chosen, all))}
      />
    </>
  );
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

function RefusedScans({ chosen, onDismiss }: { chosen: Chosen; onDismiss: () => void }) {
  const { refused } = chosen;
  return (
    <section aria-label={texts.refused} aria-live="polite">
      {refused.length > 0 && (
        <>
          <ul className="picked picked-whole">
            {refused.map(({ text, fault }) => (
              <li key={text}>
                <span className="id">{text}</span>
                <span className="field-fault">{texts.faults[fault]}</span>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </>
      )}
    </section>
  );
}

interface ChosenProps {
  chosen: Chosen;
  onChange: (next: Chosen) => void;
}

function ChosenParcels({ chosen, onChange }: ChosenProps) {
  const { parcelIds, merchantId = '' } = chosen;
  if (parcelIds.length === 0) return undefined;
  const title = fill(texts.chosen, { count: parcelIds.length, merchant: merchantId });
  return (
    <section aria-label={title}>
      <div className="card-head">
        <output>{title}</output>
        <Button
          look="quiet"
          onClick={() => onChange({ ...chosen, parcelIds: [], merchantId: undefined })}
        >
          {texts.removeAll}
        </Button>
      </div>
      <ul className="picked">
        {parcelIds.map((id) => (
          <li key={id}>
            <span className="id">{id}</span>
            <Button
              look="quiet"
              aria-label={fill(texts.remove, { id })}
              onClick={() => onChange(withoutParcel(chosen, id))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
