export { defineMachine } from './machine.js';
export type { Arrow, Machine, MachineDefinition, Transition } from './machine.js';
export { defineLine, forwardWithSkips } from './line.js';
export type { Line } from './line.js';
