export const messages = {
  tax: {
    ofBase: '{share} of {base}',
    collectedBy: 'collected by the {who}',
    estimate: 'an estimate',
  },
};
