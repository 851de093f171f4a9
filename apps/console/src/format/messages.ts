export const messages = {
  tax: {
    ofBase: '{base} × {share} = {value}',
    reduced: '{base} × {share} − {adjustment} = {value}',
    raised: '{base} × {share} + {adjustment} = {value}',
    collectedBy: 'collected by the {who}',
    estimate: 'an estimate',
  },
};
