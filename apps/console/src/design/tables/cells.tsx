import { Moment } from '../moment.js';

interface Cell {
  getValue: () => string;
}

export function momentCell({ getValue }: Cell) {
  return <Moment at={getValue()} />;
}

export function idCell({ getValue }: Cell) {
  return <span className="id">{getValue()}</span>;
}
