import { useState } from 'react';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { Problem } from '../../design/problem.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import { isConflict, unitsOf, useSetStock } from './use-set-stock.js';

const { set: texts, conflict } = messages;

/** Replaces the units of a position, unless others have changed them since they were shown. */
export function ChangeUnits({ row }: { row: InventoryRow }) {
  const { id, skuId, warehouseId, inventoryType, quantity } = row;
  const [text, setText] = useState('');
  /** The units that were shown when the person began to type. */
  const [seen, setSeen] = useState(quantity);
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState('');
  const sending = useSetStock(id, (after) => {
    setText('');
    setDone(
      fill(texts.done, { sku: skuId, quantity: after.quantity, warehouse: after.warehouseId }),
    );
  });
  const send = (changeFromQuantity: number): void => {
    const units = unitsOf(text);
    setFault(units === undefined ? texts.quantityFault : undefined);
    setDone('');
    if (units === undefined || sending.isPending) return;
    setSeen(changeFromQuantity);
    sending.mutate({ skuId, warehouseId, inventoryType, quantity: units, changeFromQuantity });
  };
  const keep = (): void => {
    sending.reset();
    setText('');
  };
  return (
    <form
      className="form"
      aria-label={texts.change}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(seen);
      }}
    >
      <h3>{texts.change}</h3>
      <TextField
        label={texts.quantity}
        hint={fill(texts.changeHow, { quantity: quantity.toLocaleString(LOCALE) })}
        fault={fault}
        inputMode="numeric"
        value={text}
        autoComplete="off"
        onChange={(event) => {
          if (text === '') setSeen(quantity);
          setText(event.target.value);
        }}
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
        <>
          {sending.error && <Problem error={sending.error} />}
          <div className="form-foot">
            <Button type="submit" look="primary" disabled={sending.isPending}>
              {texts.send}
            </Button>
          </div>
        </>
      )}
      <output className="done">{done}</output>
    </form>
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
