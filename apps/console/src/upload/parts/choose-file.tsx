import { SKU_COLUMNS } from '@entrepot/product-files';
import { useId, useState } from 'react';
import { Button } from '../../design/button.js';
import { Fact, Facts } from '../../design/facts.js';
import { EXAMPLE } from './example-file.js';
import { messages } from '../messages.js';
import { saveFile } from '../../files/save-file.js';

const { choose: texts } = messages;

const namesOf = (needed: boolean): string =>
  SKU_COLUMNS.filter(({ required }) => required === needed)
    .map(({ name }) => name)
    .join(', ');

/** A place to drop a file on, or to choose one, and what it has to look like. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <>
      <DropZone onFile={onFile} />
      <section className="card" aria-labelledby="columns">
        <div className="card-head">
          <h2 id="columns">{texts.columns}</h2>
          <Button onClick={() => saveFile('skus.csv', [EXAMPLE])}>{texts.example}</Button>
        </div>
        <Facts>
          <Fact label={texts.needed}>
            <code>{namesOf(true)}</code>
          </Fact>
          <Fact label={texts.optional}>
            <code>{namesOf(false)}</code>, {texts.attribute}
          </Fact>
        </Facts>
        <p>{texts.images}</p>
        <p>{texts.products}</p>
        <p className="quiet">{texts.again}</p>
      </section>
    </>
  );
}

/** The whole area is the input, on which browsers take a dropped file. */
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
          // The same file can be chosen again after it was mended.
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
