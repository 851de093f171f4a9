import { translated } from '../language/texts.js';

export const messages = translated('format', {
  tax: {
    ofBase: '{base} × {share} = {value}',
    reduced: '{base} × {share} − {adjustment} = {value}',
    raised: '{base} × {share} + {adjustment} = {value}',
    collectedBy: 'collected by the {who}',
    estimate: 'an estimate',
  },
});
