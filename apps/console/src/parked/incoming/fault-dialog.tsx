import type { Schemas } from '@entrepot/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Problem } from '../../design/problem.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { faultTexts } from '../contract-faults.js';
import { messages } from '../messages.js';
import { faultText } from '../parked-columns.js';
import { replayFault, type Fault } from '../requests.js';

const { faultAct: texts } = messages;

type Unit = Schemas['ReplayedUnitResponse'];
const COLUMNS: Columns<Unit> = [
  column('key', texts.key, '', ({ key, messageId = '' }) => key ?? messageId),
  column('outcome', texts.outcome, '', resultText),
];

interface Props {
  fault: Fault;
  onClose: () => void;
}

/** Replays all keys of a fault, and shows the result of each. */
export function FaultDialog({ fault, onClose }: Props) {
  const queries = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => replayFault(fault),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['parked'] }),
  });
  return (
    <Dialog title={fill(texts.open, { fault: faultText(fault) })} onClose={onClose}>
      <div className="form">
        <p>{texts.explained}</p>
        {data && (
          <>
            <output>{summaryOf(data.results)}</output>
            {data.more && <p>{texts.more}</p>}
            <Table label={texts.label} columns={COLUMNS} rows={data.results} />
          </>
        )}
        {error && <Problem error={error} />}
        <div className="form-foot">
          <Button onClick={onClose}>{texts.back}</Button>
          {(!data || data.more) && (
            <Button look="primary" disabled={isPending} onClick={() => mutate()}>
              {texts.send}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function resultText({ outcome, applied, ignored, detail = '' }: Unit): string {
  return fill(texts.outcomes[outcome], {
    applied,
    ignored,
    detail: faultTexts(detail).join(' '),
  });
}

function summaryOf(results: readonly Unit[]): string {
  const count = (countedOutcome: Unit['outcome']): number =>
    results.filter(({ outcome }) => outcome === countedOutcome).length;
  return fill(texts.summary, {
    applied: count('applied'),
    all: results.length,
    failed: count('failed'),
  });
}
