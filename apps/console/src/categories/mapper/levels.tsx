import { fill } from '../../language/texts.js';
import { levelsOf } from '../category-row.js';
import { messages } from '../messages.js';

const { mapper: texts } = messages;

interface Props {
  category: string;
  /** The chosen level. */
  value: string;
  onChange: (level: string) => void;
}

/** The levels of a category: a mapping applies to one of them and all below it. */
export function Levels({ category, value, onChange }: Props) {
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
