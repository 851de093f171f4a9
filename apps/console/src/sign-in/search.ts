export interface SignInSearch {
  /** The page to go to afterwards. */
  to?: string;
  /** The code of the problem with which a sign-in at the provider ended. */
  problem?: string;
}

export function signInSearch({ to, problem }: Record<string, unknown>): SignInSearch {
  return {
    ...(typeof to === 'string' && to.startsWith('/') && { to }),
    ...(typeof problem === 'string' && { problem }),
  };
}
