import type { Target } from '../category-row.js';

interface Props {
  /** The id of the field; options have this id and their position. */
  id: string;
  label: string;
  targets: readonly Target[];
  /** The position of the option that Enter accepts. */
  marked: number;
  /** Whether a digit accepts an option. */
  isNumbered: boolean;
  onChoose: (target: Target) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a native select cannot be filled by a search; the field has the keys */
/** Categories of the channel below the field that chooses one. */
export function TargetList({ id, label, targets, marked, isNumbered, onChoose }: Props) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label} className="targets">
      {targets.map((target, index) => (
        <div
          key={target.channelCategory}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className="target"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(target)}
        >
          {isNumbered && <kbd>{index + 1}</kbd>}
          <span>
            {target.path} <span className="quiet">{target.channelCategory}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
