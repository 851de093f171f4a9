import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { counted, fill } from '../../language/texts.js';
import { levelsOf, type CategoryRow } from '../category-row.js';
import { MappingState } from '../mapping-state.js';
import { messages } from '../messages.js';
import type { Scope } from '../requests.js';
import { LastStep } from './last-step.js';
import type { Choice } from './step.js';
import { TargetField } from './target-field.js';
import type { Mapper } from './use-mapping.js';

const { mapper: texts } = messages;

interface LevelsProps {
  category: string;
  /** The chosen level. */
  value: string;
  onChange: (level: string) => void;
}

interface Props {
  scope: Scope;
  row: CategoryRow;
  mapper: Mapper;
  onChoose: (choice: Choice) => void;
  onMove: (step: 1 | -1) => void;
  onSelect: (category: string) => void;
  /** Whether every category of the list is mapped. */
  isComplete: boolean;
}

/** Maps the selected category. */
export function CategoryMapper(props: Props) {
  const { scope, row, mapper, onChoose, onMove, onSelect, isComplete } = props;
  const { category, skus } = row;
  const levels = levelsOf(category);
  const [index, setIndex] = useState(0);
  // The last category of a list stays selected, so each choice clears its field.
  const [choices, setChoices] = useState(0);
  const level = levels[index] ?? category;
  const state = mapper.states.get(category);
  return (
    <section className="card mapper" aria-label={texts.title}>
      <header className="card-head">
        <h2>{category}</h2>
        <span className="quiet">{counted(texts.count, skus)}</span>
      </header>
      <MappingState row={row} reader={scope.reader} />
      <Levels
        category={category}
        value={level}
        onChange={(next) => setIndex(levels.indexOf(next))}
      />
      <TargetField
        key={choices}
        scope={scope}
        row={row}
        onChoose={(target) => {
          setChoices((old) => old + 1);
          onChoose({ row, category: level, target });
        }}
        onMove={onMove}
        onLevel={(step) => setIndex((old) => Math.max(0, Math.min(levels.length - 1, old - step)))}
        onUndo={mapper.undo}
      />
      {state?.state === 'failed' && (
        <>
          <Problem error={state.error} />
          <Button onClick={() => mapper.map(state.choice)}>{texts.retry}</Button>
        </>
      )}
      <LastStep mapper={mapper} current={category} isComplete={isComplete} onSelect={onSelect} />
      <Keys />
    </section>
  );
}

const KEYS = [
  { names: ['1', '2', '3'], effect: texts.keys.suggestion },
  { names: ['Enter'], effect: texts.keys.enter },
  { names: ['↑', '↓'], effect: texts.keys.rows },
  { names: ['Alt ↑', 'Alt ↓'], effect: texts.keys.level },
  { names: ['Ctrl Z'], effect: texts.keys.undo },
];

function Keys() {
  return (
    <details className="mapper-keys">
      <summary>{texts.keys.title}</summary>
      <dl className="keys">
        {KEYS.map(({ names, effect }) => (
          <div key={effect}>
            <dt className="key-names">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The levels of a category: a mapping applies to one of them and all below it. */
function Levels({ category, value, onChange }: LevelsProps) {
  const levels = levelsOf(category);
  if (levels.length < 2) return undefined;
  return (
    <fieldset className="levels">
      <legend className="field-label">{texts.for}</legend>
      {levels.map((level, index) => (
        <label key={level} className="check">
          <input
            type="radio"
            name="level"
            checked={level === value}
            onChange={() => onChange(level)}
          />
          <span>{index === 0 ? level : fill(texts.level, { category: level })}</span>
        </label>
      ))}
    </fieldset>
  );
}
