import { useState } from 'react';

/** The entered text. It follows changes of the value from elsewhere without losing the focus. */
export function useFollowed(value: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setText(value);
  }
  return [text, setText];
}
