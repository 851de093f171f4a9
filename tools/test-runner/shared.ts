interface Stoppable {
  stop(): Promise<void>;
}

const shared = new Map<string, Promise<Stoppable>>();

/**
 * Resources that the files of one process share, for example a stack of services: started on first use, stopped after
 * the last file.
 */
export function sharedByFiles<T extends Stoppable>(
  name: string,
  start: () => Promise<T>,
): Promise<T> {
  const started = (shared.get(name) as Promise<T> | undefined) ?? start();
  shared.set(name, started);
  return started;
}

/** Stops all shared resources of this process. */
export async function stopShared(): Promise<void> {
  const started = await Promise.allSettled(shared.values());
  shared.clear();
  await Promise.all(
    started.map(async (start) => start.status === 'fulfilled' && start.value.stop()),
  );
}
