import { useState } from 'react';

/** What is entered, which follows the value from elsewhere; the field keeps its focus. */
export function useFollowed(value: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setText(value);
  }
  return [text, setText];
}
