/**
 * Preloaded into every program of the image. The kernel drops a signal to PID 1 of a container that has no handler, and
 * a program adds its handler only once its modules are loaded: a stop before that, or of a program without a handler,
 * would have no effect. If a program has a handler, that one decides.
 */
const signals = { SIGTERM: 15, SIGINT: 2 } as const;

for (const [signal, number] of Object.entries(signals)) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });
}
