export { defineMachine } from './machine.js';
export { defineLine, forwardWithSkips } from './line.js';
