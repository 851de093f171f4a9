import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabPart<V extends string> {
  value: V;
  label: string;
  content: ReactNode;
}

interface Props<V extends string> {
  value: V;
  onChange: (value: V) => void;
  parts: readonly TabPart<V>[];
}

export function Tabs<V extends string>({ value, onChange, parts }: Props<V>) {
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <Base.List className="tabs">
        {parts.map((part) => (
          <Base.Tab key={part.value} value={part.value} className="tab">
            {part.label}
          </Base.Tab>
        ))}
      </Base.List>
      {parts.map((part) => (
        <Base.Panel key={part.value} value={part.value} className="tab-panel">
          {part.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
