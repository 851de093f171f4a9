/**
 * Loaded before every program of the image. The kernel drops a signal to the first process of a container while nothing
 * there listens for it, and a program listens only once its modules are loaded: a stop asked for until then, or of a
 * program that does not listen at all, would be waited for in vain. Where a program listens, it decides.
 */
const signals = { SIGTERM: 15, SIGINT: 2 } as const;

for (const [signal, number] of Object.entries(signals)) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });
}
