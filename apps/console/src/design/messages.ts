export const messages = {
  problem: {
    unknown: 'The page has failed',
    request: 'Request',
    retry: 'Try again',
  },
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
};
