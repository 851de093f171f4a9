import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Step } from './step.js';
import type { Mapper } from './use-mapping.js';

const { mapper: texts } = messages;
/** Of the mappings below. */
const NAMED = 3;

/** What the last step did, whether it is saved, and the way back. */
export function LastStep({ mapper }: { mapper: Mapper }) {
  const { last, failure, isSaving, undo, removeBelow } = mapper;
  const { below = [] } = last ?? {};
  return (
    <div className="last-step">
      <div className="row">
        <output>
          {last && `${textOf(last)} ${isSaving ? messages.states.saving : messages.states.saved}`}
        </output>
        {last && (
          <Button look="quiet" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </div>
      {last && below.length > 0 && (
        <div className="row">
          <span>{fill(texts.below, { names: namesOf(below) })}</span>
          <Button onClick={() => removeBelow(last)}>
            {fill(texts.removeBelow, { count: below.length })}
          </Button>
        </div>
      )}
      {failure && <Problem error={failure} />}
    </div>
  );
}

function textOf({ choice, category }: Step): string {
  return choice
    ? fill(texts.mapped, { category, path: choice.target.path })
    : fill(texts.removed, { category });
}

function namesOf(mappings: readonly { category: string }[]): string {
  const names = mappings.slice(0, NAMED).map(({ category }) => category);
  return [...names, ...(mappings.length > NAMED ? ['…'] : [])].join(', ');
}
