import { translated } from '../language/texts.js';

export const messages = translated('live', {
  asOf: 'As of {time}',
  notCurrent: 'Not current: {problem}. Retrying',
});
