import type { KindId } from '@entrepot/product-files';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../design/button.js';
import { Fact, Facts } from '../../design/facts.js';
import { saveFile } from '../../files/save-file.js';
import { KIND_IDS } from '../search.js';
import { KINDS } from '../kinds/kinds.js';
import { messages } from '../messages.js';
import { EXAMPLES } from './example-files.js';

const { choose: texts } = messages;

function namesOf(id: KindId, needed: boolean): string {
  return KINDS[id].columns
    .filter(({ required }) => required === needed)
    .map(({ name }) => name)
    .join(', ');
}

interface Props {
  /** The kind whose columns are described. */
  kind: KindId;
  /** Whether the kind is that of a read file, which another control changes. */
  isRead: boolean;
  onFile: (file: File) => void;
}

/** An area to drop or choose a file, and the columns that a file of each kind needs. */
export function ChooseFile({ kind, isRead, onFile }: Props) {
  const { example, notes } = messages.kinds[kind];
  return (
    <>
      <DropZone onFile={onFile} />
      <section className="card" aria-labelledby="columns">
        <div className="card-head">
          <h2 id="columns">{texts.columns}</h2>
          {!isRead && <Kinds current={kind} />}
          <Button onClick={() => saveFile(example, [EXAMPLES[kind]])}>{texts.example}</Button>
        </div>
        <Facts>
          <Fact label={texts.needed}>
            <code>{namesOf(kind, true)}</code>
          </Fact>
          <Fact label={texts.optional}>
            <code>{namesOf(kind, false)}</code>
            {kind === 'products' && <span className="under">{texts.attribute}</span>}
          </Fact>
        </Facts>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    </>
  );
}

function Kinds({ current }: { current: KindId }) {
  return (
    <nav className="views" aria-label={messages.kind}>
      {KIND_IDS.map((kind) => (
        <Link
          key={kind}
          to="/upload"
          search={{ kind }}
          replace
          className={`view ${kind === current ? 'view-current' : ''}`}
          activeProps={{}}
          aria-current={kind === current ? 'true' : 'false'}
        >
          {messages.kinds[kind].name}
        </Link>
      ))}
    </nav>
  );
}

/** The whole area is the input, since browsers accept dropped files on an input. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className={`drop ${over ? 'drop-over' : ''}`}>
      <label htmlFor={id} className="drop-label">
        {texts.drop}
      </label>
      <input
        id={id}
        type="file"
        className="drop-input"
        accept=".csv,.tsv,.json,.ndjson,.jsonl"
        aria-describedby={`${id}-formats`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after a fix.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <p id={`${id}-formats`} className="quiet">
        {texts.formats}
      </p>
    </div>
  );
}
