import type { ReactNode } from 'react';
import { Moment } from './moment.js';

/** A list of labels with their values; contains a `Fact` for each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A moment with its label; nothing if it did not happen. */
export function MomentFact({ label, at }: { label: string; at: string | undefined }) {
  return (
    at !== undefined && (
      <Fact label={label}>
        <Moment at={at} />
      </Fact>
    )
  );
}

interface CardProps {
  title: string;
  children: ReactNode;
}

/** The facts about the subject of a page. */
export function FactsCard({ title, children }: CardProps) {
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts">{title}</h2>
      <Facts>{children}</Facts>
    </section>
  );
}
