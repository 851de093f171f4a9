import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { CheckField } from '../../design/field.js';
import type { Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { columns: texts } = messages;

interface Props<R extends object> {
  offered: Columns<R>;
  /** The shown columns, in order. */
  columns: Columns<R>;
  /** @param ids undefined for all */
  onChoose: (ids: readonly string[] | undefined) => void;
}

/** Chooses and orders the columns of a list. */
export function ColumnMenu<R extends object>({ offered, columns, onChoose }: Props<R>) {
  const [open, setOpen] = useState(false);
  const shown = columns.map(({ id }) => id);
  const hidden = offered.filter(({ id }) => !shown.includes(id));
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <div className="form">
            <p className="quiet">{texts.hint}</p>
            <ul className="column-choices">
              {[...columns, ...hidden].map((column) => (
                <Choice key={column.id} column={column} shown={shown} onChoose={onChoose} />
              ))}
            </ul>
            <Button onClick={() => onChoose(undefined)}>{texts.reset}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ChoiceProps<R extends object> {
  column: Columns<R>[number];
  shown: readonly string[];
  onChoose: Props<R>['onChoose'];
}

function Choice<R extends object>({ column, shown, onChoose }: ChoiceProps<R>) {
  const { id } = column;
  const name = String(column.header);
  const index = shown.indexOf(id);
  const rest = shown.filter((shownId) => shownId !== id);
  const isShown = index >= 0;
  const moves = [
    [index - 1, texts.earlier, '↑'],
    [index + 1, texts.later, '↓'],
  ] as const;
  return (
    <li>
      <CheckField
        label={name}
        checked={isShown}
        disabled={isShown && rest.length === 0}
        onChange={() => onChoose(isShown ? rest : [...shown, id])}
      />
      {moves.map(([to, text, mark]) => (
        <Button
          key={mark}
          look="quiet"
          aria-label={fill(text, { name })}
          disabled={!isShown || to < 0 || to >= shown.length}
          onClick={() => onChoose(rest.toSpliced(to, 0, id))}
        >
          {mark}
        </Button>
      ))}
    </li>
  );
}
