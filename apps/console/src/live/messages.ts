export const messages = {
  asOf: 'As of {time}',
  notCurrent: 'Not current: {problem}. Retrying',
};
