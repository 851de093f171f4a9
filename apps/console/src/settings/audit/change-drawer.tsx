import { CodeBlock } from '../../design/code-block.js';
import { Drawer } from '../../design/dialog.js';
import { EmptyState } from '../../design/empty-state.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { fill } from '../../language/texts.js';
import { Raw } from '../../raw/raw.js';
import { changeSubject } from './change-subject.js';
import { messages } from './messages.js';
import type { Change } from './source.js';

const { item: texts } = messages;

interface Props {
  /** Undefined if it is not in the list. */
  change: Change | undefined;
  onClose: () => void;
}

/** One change: its author, its time, and its content. */
export function ChangeDrawer({ change, onClose }: Props) {
  if (!change) {
    return (
      <Drawer title={messages.raw.list} onClose={onClose}>
        <EmptyState title={texts.gone} />
      </Drawer>
    );
  }
  const { at, who, what, service, details } = change;
  return (
    <Drawer title={fill(texts.title, { what, who })} onClose={onClose}>
      <div className="form">
        <Raw inDrawer subject={changeSubject(change)} />
        <Facts>
          <MomentFact label={texts.at} at={at} />
          <Fact label={texts.who}>{who}</Fact>
          <Fact label={texts.what}>{what}</Fact>
          <Fact label={texts.service}>{service}</Fact>
        </Facts>
        <CodeBlock label={texts.details} text={JSON.stringify(details, undefined, 2)} />
      </div>
    </Drawer>
  );
}
