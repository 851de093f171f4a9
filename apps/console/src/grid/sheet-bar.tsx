import { Button } from '../design/button.js';
import { messages as bulk } from '../bulk/messages.js';
import { fill, LOCALE } from '../language/texts.js';
import type { totalsOf } from './rows/judge.js';
import { GRID_TEXTS } from './messages.js';
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

/** What there is to save, and the acts on the rows. */
export function SheetBar({ totals, isBusy, onSave, onUndo, onRemoveRows, onClear }: Props) {
  const { changes, asking, faults } = totals;
  const save = counted(changes, GRID_TEXTS.saveOne, GRID_TEXTS.save);
  return (
    <div className="list-bar">
      <output className="sheet-counts">{countsText(totals)}</output>
      <Button disabled={!onUndo} onClick={onUndo}>
        {GRID_TEXTS.undo}
      </Button>
      <Button onClick={onRemoveRows}>{GRID_TEXTS.removeRows}</Button>
      <Button onClick={onClear}>{GRID_TEXTS.clear}</Button>
      <Button
        look="primary"
        disabled={changes === 0 || asking > 0 || isBusy}
        {...(isBusy && { title: bulk.busy })}
        {...(!isBusy && faults > 0 && { title: GRID_TEXTS.partly })}
        onClick={onSave}
      >
        {save}
      </Button>
    </div>
  );
}

function countsText({ changes, saved, asking, faults }: Props['totals']): string {
  const { counts } = GRID_TEXTS;
  const parts = [
    counted(changes, counts.changesOne, counts.changes),
    faults > 0 && counted(faults, counts.faultsOne, counts.faults),
    saved > 0 && fill(counts.saved, { count: saved.toLocaleString(LOCALE) }),
    asking > 0 && fill(GRID_TEXTS.asking, { count: asking.toLocaleString(LOCALE) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count: count.toLocaleString(LOCALE) });
}

/** What was pasted, and what of it found no place. */
export function pastedText({ count, ignored, dropped, surplus }: Pasted): string {
  const { pasted } = GRID_TEXTS;
  const parts = [
    counted(count, pasted.one, pasted.rows),
    ignored.length > 0 && fill(pasted.ignored, { columns: ignored.join(', ') }),
    dropped > 0 && fill(pasted.dropped, { count: dropped }),
    surplus > 0 &&
      fill(pasted.surplus, {
        most: MOST_ROWS.toLocaleString(LOCALE),
        count: surplus.toLocaleString(LOCALE),
      }),
  ];
  return parts.filter(Boolean).join(' ');
}

interface CommasProps {
  count: number;
  onAccept: () => void;
}

/** Offers to read decimal commas as what they most likely are, as an upload does. */
export function CommaOffer({ count, onAccept }: CommasProps) {
  if (count === 0) return undefined;
  return (
    <div className="many-changed">
      <output>{counted(count, GRID_TEXTS.commas.one, GRID_TEXTS.commas.text)}</output>
      <Button onClick={onAccept}>{GRID_TEXTS.commas.accept}</Button>
    </div>
  );
}
