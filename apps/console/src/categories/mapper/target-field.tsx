import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Problem } from '../../design/problem.js';
import { useAtRest } from '../../keys/use-at-rest.js';
import { fill } from '../../language/texts.js';
import type { CategoryRow, Target } from '../category-row.js';
import { messages } from '../messages.js';
import { FOUND, findTargets, type Scope } from '../requests.js';
import { TargetList } from './target-list.js';

const { mapper: texts } = messages;

interface Targets {
  targets: readonly Target[];
  /** Whether the results of an earlier text are shown until these are found. */
  searching: boolean;
  error: Error | null;
}

interface Props {
  scope: Scope;
  row: CategoryRow;
  onChoose: (target: Target) => void;
  /** Moves to the row below or above. */
  onMove: (step: 1 | -1) => void;
  /** Moves to a higher or a lower level. */
  onLevel: (step: 1 | -1) => void;
  onUndo: () => void;
}

/**
 * Chooses the channel's category for a row by keyboard. While the field is empty, a digit or Enter accepts a suggestion
 * and the arrow keys move to another row. After typing, the arrow keys mark a result and Enter accepts it; Enter before
 * the results arrive waits for them.
 */
export function TargetField({ scope, row, onChoose, onMove, onLevel, onUndo }: Props) {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const [entered, setEntered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { targets, searching, error } = useTargets(scope, text, row.suggestions, entered);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const awaited = entered && !searching ? targets[0] : undefined;
  useEffect(() => {
    if (awaited) onChoose(awaited);
  });

  const type = (next: string): void => {
    setText(next);
    setMarked(0);
    setEntered(false);
  };
  const arrow = (step: 1 | -1, withAlt: boolean): void => {
    if (withAlt) onLevel(step);
    else if (text === '') onMove(step);
    else setMarked((old) => Math.max(0, Math.min(targets.length - 1, old + step)));
  };
  const enter = (): void => {
    const target = targets[marked];
    if (!searching && target) onChoose(target);
    else setEntered(searching);
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isPlain = !altKey && !ctrlKey && !metaKey;
    const numbered = /^[1-9]$/.test(key) ? row.suggestions[Number(key) - 1] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') arrow(key === 'ArrowDown' ? 1 : -1, altKey);
    else if (key === 'Enter' && isPlain) enter();
    else if (key === 'Escape' && text !== '') type('');
    else if (key === 'z' && (ctrlKey || metaKey) && text === '') onUndo();
    else if (numbered && isPlain && text === '') onChoose(numbered);
    else return false;
    return true;
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {fill(texts.inputLabel, { channel: scope.channel })}
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        role="combobox"
        aria-label={fill(texts.input, { channel: scope.channel, category: row.category })}
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={targets.length > 0 ? `${id}-${marked}` : undefined}
        placeholder={texts.inputHint}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Enter also ends the composition of an input method.
          if (event.nativeEvent.isComposing) return;
          // A repeating key maps only one row, and does not type into the field of the next one.
          const isHeld = event.repeat && !event.key.startsWith('Arrow');
          if (isHeld ? text === '' : act(event)) event.preventDefault();
        }}
      />
      <TargetList
        id={id}
        label={text === '' ? texts.suggestions : texts.found}
        targets={targets}
        marked={marked}
        isNumbered={text.trim() === ''}
        onChoose={onChoose}
      />
      {error && !searching ? (
        <Problem error={error} />
      ) : (
        <output className="quiet">
          {stateText(text.trim() !== '', searching, targets.length)}
        </output>
      )}
    </div>
  );
}

function stateText(isTyped: boolean, searching: boolean, count: number): string {
  if (searching) return texts.searching;
  if (count === 0) return isTyped ? texts.notFound : texts.noSuggestion;
  return isTyped && count === FOUND ? fill(texts.more, { count }) : '';
}

/**
 * The available choices: suggestions while nothing is typed, then the channel's categories with these words.
 * @param isComplete whether the text is complete, so that the search need not wait
 */
function useTargets(
  scope: Scope,
  text: string,
  suggestions: readonly Target[],
  isComplete: boolean,
): Targets {
  const words = text.trim();
  const rested = useAtRest(words);
  const searchText = isComplete ? words : rested;
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['categories', 'targets', scope.channel, searchText],
    queryFn: ({ signal }) => findTargets(scope, searchText, signal),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
  });
  if (words === '') return { targets: suggestions, searching: false, error: null };
  const searching = words !== searchText || isPlaceholderData || (isFetching && !data);
  return { targets: data ?? [], searching, error };
}
