import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { counted, fill, listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Step } from './step.js';
import type { Mapper } from './use-mapping.js';

const { mapper: texts } = messages;
/** The number of listed mappings below a category. */
const NAMED = 3;

interface Props {
  mapper: Mapper;
  /** The category whose failure the page already shows. */
  current: string;
  /** Whether every category of the list is mapped. */
  isComplete: boolean;
  onSelect: (category: string) => void;
}

/** The effect of the last step, whether it is saved, how to undo it, and earlier steps that could not be saved. */
export function LastStep({ mapper, current, isComplete, onSelect }: Props) {
  const { last, failure, isSaving, undo, removeBelow } = mapper;
  const { below = [] } = last ?? {};
  return (
    <div className="last-step">
      <div className="row">
        <output>
          {last && `${stepText(last)} ${isSaving ? messages.states.saving : messages.states.saved}`}
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
      <Failed mapper={mapper} current={current} onSelect={onSelect} />
      <output>{isComplete && !isSaving && texts.allMapped}</output>
    </div>
  );
}

/** Links to the steps that could not be saved while the person continued. */
function Failed({ mapper: { states }, current, onSelect }: Omit<Props, 'isComplete'>) {
  const failed = [...states].filter(([name, { state }]) => state === 'failed' && name !== current);
  const first = failed[0]?.[0];
  if (first === undefined) return undefined;
  return (
    <div className="problem" role="alert">
      <Button onClick={() => onSelect(first)}>
        {counted(texts.failed, failed.length, { category: first })}
      </Button>
    </div>
  );
}

function stepText({ choice, category }: Step): string {
  return choice
    ? fill(texts.mapped, { category, path: choice.target.path })
    : fill(texts.removed, { category });
}

function namesOf(mappings: readonly { category: string }[]): string {
  const names = mappings.slice(0, NAMED).map(({ category }) => category);
  return listed([...names, ...(mappings.length > NAMED ? ['…'] : [])]);
}
