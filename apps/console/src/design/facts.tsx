import type { ReactNode } from 'react';

/** Labels with their values; has a `Fact` for each. */
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

interface CardProps {
  title: string;
  children: ReactNode;
}

/** The facts of what a page is about. */
export function FactsCard({ title, children }: CardProps) {
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts">{title}</h2>
      <Facts>{children}</Facts>
    </section>
  );
}
