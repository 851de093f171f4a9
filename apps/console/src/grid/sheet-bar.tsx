import { Button } from '../design/button.js';
import { messages as bulk } from '../bulk/messages.js';
import { counted, fill, listed } from '../language/texts.js';
import type { totalsOf } from './rows/judge.js';
import { messages } from './messages.js';
import { MOST_ROWS } from './rows/sheet.js';
import type { Pasted } from './rows/pasted.js';

interface Props {
  totals: ReturnType<typeof totalsOf>;
  isBusy: boolean;
  onSave: () => void;
  onUndo: (() => void) | undefined;
  onRemoveRows: () => void;
  onClear: () => void;
}

/** The number of rows to save, and the acts on the rows. */
export function SheetBar({ totals, isBusy, onSave, onUndo, onRemoveRows, onClear }: Props) {
  const { changes, asking, faults } = totals;
  return (
    <div className="list-bar">
      <output className="sheet-counts">{countsText(totals)}</output>
      <Button disabled={!onUndo} onClick={onUndo}>
        {messages.undo}
      </Button>
      <Button onClick={onRemoveRows}>{messages.removeRows}</Button>
      <Button onClick={onClear}>{messages.clear}</Button>
      <Button
        look="primary"
        disabled={changes === 0 || asking > 0 || isBusy}
        {...(isBusy && { title: bulk.busy })}
        {...(!isBusy && faults > 0 && { title: messages.partly })}
        onClick={onSave}
      >
        {counted(messages.save, changes)}
      </Button>
    </div>
  );
}

function countsText({ changes, saved, asking, faults }: Props['totals']): string {
  const { counts } = messages;
  const parts = [
    counted(counts.changes, changes),
    faults > 0 && counted(counts.faults, faults),
    saved > 0 && counted(counts.saved, saved),
    asking > 0 && counted(messages.asking, asking),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The size of the pasted block, and the parts that did not fit. */
export function pastedText({ count, ignored, dropped, surplus }: Pasted): string {
  const { pasted } = messages;
  const parts = [
    counted(pasted.rows, count),
    ignored.length > 0 && fill(pasted.ignored, { columns: listed(ignored) }),
    dropped > 0 && counted(pasted.dropped, dropped),
    surplus > 0 && counted(pasted.surplus, surplus, { most: MOST_ROWS }),
  ];
  return parts.filter(Boolean).join(' ');
}

interface CommasProps {
  count: number;
  onAccept: () => void;
}

/** Offers to read commas as decimal commas, as an upload does. */
export function CommaOffer({ count, onAccept }: CommasProps) {
  if (count === 0) return undefined;
  return (
    <div className="many-changed">
      <output>{counted(messages.commas.text, count)}</output>
      <Button onClick={onAccept}>{messages.commas.accept}</Button>
    </div>
  );
}
