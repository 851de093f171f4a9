import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { counted, fill } from '../../language/texts.js';
import type { ListDefinition } from '../definition.js';
import { messages } from '../messages.js';
import { useExport } from './use-export.js';

const { csv: texts } = messages;

interface Props<R extends object, S extends object, Q extends object> {
  definition: ListDefinition<R, S, Q>;
  search: S;
}

/** Saves the whole list as a file, with its progress and a way to stop. */
export function ExportButton<R extends object, S extends object, Q extends object>({
  definition,
  search,
}: Props<R, S, Q>) {
  const { count, start, stop, isRunning, isDone, error } = useExport(definition, search);
  return (
    <>
      {isRunning ? (
        <Button look="quiet" onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button look="quiet" onClick={start}>
          {texts.open}
        </Button>
      )}
      <output className="quiet">
        {isRunning && fill(texts.progress, { count })}
        {isDone && counted(texts.done, count)}
      </output>
      {error && <Problem error={error} onRetry={start} />}
    </>
  );
}
