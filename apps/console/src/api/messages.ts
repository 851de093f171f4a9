export const messages = {
  noAnswer: {
    title: 'The console has no connection',
    detail: 'The gateway did not answer. What is shown stays, and the request is tried again.',
  },
};
