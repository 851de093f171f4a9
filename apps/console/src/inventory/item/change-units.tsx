import { useState } from 'react';
import { Button } from '../../design/button.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { TextField } from '../../design/field.js';
import { Form } from '../../design/forms/form.js';
import { faultsOf, placeFaults } from '../../design/forms/place-faults.js';
import { counted, fill } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import { isConflict, unitsOf, useSetStock } from './use-set-stock.js';

const { set: texts, conflict } = messages;

const FIELDS = [{ name: 'quantity', label: texts.quantity }];

interface Input {
  text: string;
  seen: number;
}

/** Replaces the units of a position, unless others have changed them since they were shown. */
export function ChangeUnits({ row }: { row: InventoryRow }) {
  const { id, skuId, warehouseId, inventoryType, quantity } = row;
  /** Includes the units that were shown when the person began to type. */
  const draft = useDraft<Input>(id, { text: '', seen: quantity });
  const { text } = draft.value;
  const seen = text === '' ? quantity : draft.value.seen;
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState('');
  const sending = useSetStock(id, (after) => {
    draft.clear({ text: '', seen: after.quantity });
    setDone(counted(texts.done, after.quantity, { sku: skuId, warehouse: after.warehouseId }));
  });
  const refused = placeFaults(faultsOf(sending.error), FIELDS);
  const send = (changeFromQuantity: number): void => {
    const units = unitsOf(text);
    setFault(units === undefined ? texts.quantityFault : undefined);
    setDone('');
    if (units === undefined || sending.isPending) return;
    draft.set({ text, seen: changeFromQuantity });
    sending.mutate({ skuId, warehouseId, inventoryType, quantity: units, changeFromQuantity });
  };
  const keep = (): void => {
    sending.reset();
    draft.clear();
  };
  return (
    <Form
      draft={draft}
      label={texts.change}
      onSubmit={() => send(seen)}
      error={isConflict(sending.error) ? null : sending.error}
      faults={refused}
    >
      <h3>{texts.change}</h3>
      <TextField
        label={texts.quantity}
        hint={counted(texts.changeHow, quantity)}
        fault={fault ?? refused.byField['quantity']}
        inputMode="numeric"
        value={text}
        autoComplete="off"
        onChange={({ target: { value } }) =>
          draft.set(value === '' ? draft.initial : { text: value, seen })
        }
      />
      {isConflict(sending.error) ? (
        <Conflict
          seen={seen}
          present={quantity}
          entered={text}
          onUse={() => send(quantity)}
          onKeep={keep}
        />
      ) : (
        <div className="form-foot">
          <Button type="submit" look="primary" disabled={sending.isPending}>
            {texts.send}
          </Button>
        </div>
      )}
      <output className="done">{done}</output>
    </Form>
  );
}

interface ConflictProps {
  seen: number;
  present: number;
  entered: string;
  onUse: () => void;
  onKeep: () => void;
}

/** Both values, and the choice between them. */
function Conflict({ seen, present, entered, onUse, onKeep }: ConflictProps) {
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{conflict.title}</p>
      <p>{fill(conflict.text, { seen, present, entered })}</p>
      <p>{conflict.moved}</p>
      <div className="row">
        <Button onClick={onKeep}>{fill(conflict.keep, { present })}</Button>
        <Button look="danger" onClick={onUse}>
          {fill(conflict.use, { entered, present })}
        </Button>
      </div>
    </div>
  );
}
