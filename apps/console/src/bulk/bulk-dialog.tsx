import { useState } from 'react';
import { FormDialog } from '../design/forms/form-dialog.js';
import type { FormValues } from '../design/forms/form-field.js';
import { fill, LOCALE } from '../language/texts.js';
import { wordsOf, type BulkAct, type BulkNames } from './act.js';
import { messages } from './messages.js';

/** The number of records whose effect is shown. */
const EXAMPLES = 5;

interface Props<R> extends Pick<BulkNames<R>, 'nameOf'> {
  act: BulkAct<R>;
  /** The selected records that are loaded. */
  rows: readonly R[];
  /** The number of selected records; undefined if it is not counted. */
  count: number | undefined;
  start: (values: FormValues) => void;
  onClose: () => void;
}

/** The entered values, and their effect on the first records. */
interface Entered {
  values: FormValues;
  effects: readonly string[];
}

/** Asks for the values of an action on many records, and first shows the effect of an action that has a preview. */
export function BulkDialog<R>({ act, rows, count, nameOf, start, onClose }: Props<R>) {
  const { title, explained, fields, initial, final, preview } = act;
  const [entered, setEntered] = useState<Entered>();
  const confirm = final && { confirm: String(count ?? messages.confirmAll) };
  if (entered) {
    return (
      <FormDialog
        title={title}
        explained={<Effects count={count} effects={entered.effects} />}
        {...confirm}
        sendText={title}
        send={() => Promise.resolve()}
        onDone={() => start(entered.values)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      explained={`${explained} ${countText(count)}`}
      fields={typeof fields === 'function' ? (values) => fields(values, rows) : fields}
      {...(initial && { initial: typeof initial === 'function' ? initial(rows) : initial })}
      {...(!preview && confirm)}
      sendText={preview ? messages.preview : title}
      send={async (values) => {
        if (!preview) return undefined;
        const some = rows.slice(0, EXAMPLES);
        return Promise.all(some.map((row) => effectOf({ nameOf, preview }, row, values)));
      }}
      onDone={(effects, values) => (effects ? setEntered({ values, effects }) : start(values))}
      onClose={onClose}
    />
  );
}

async function effectOf<R>(
  { nameOf, preview }: Pick<BulkNames<R>, 'nameOf'> & Required<Pick<BulkAct<R>, 'preview'>>,
  row: R,
  values: FormValues,
): Promise<string> {
  try {
    return await preview(row, values);
  } catch (error) {
    const reason = error instanceof Error ? wordsOf(error) : String(error);
    return fill(messages.noEffect, { name: nameOf(row), reason });
  }
}

function Effects({ count, effects }: { count: number | undefined; effects: readonly string[] }) {
  return (
    <>
      {countText(count)}
      <span className="bulk-effect">{messages.effects}</span>
      {effects.map((effect) => (
        <span key={effect} className="bulk-effect">
          {effect}
        </span>
      ))}
    </>
  );
}

function countText(count: number | undefined): string {
  return count === undefined
    ? messages.all
    : fill(messages.selected, { count: count.toLocaleString(LOCALE) });
}
