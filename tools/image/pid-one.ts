/**
 * Preloaded into every program of the image. The kernel drops signals to PID 1 of a container without a handler, and a
 * program adds its handler only after its modules are loaded. Without this module, an earlier stop, or the stop of a
 * program without a handler, would have no effect. A program's own handler takes precedence.
 */
const signals = { SIGTERM: 15, SIGINT: 2 } as const;

for (const [signal, number] of Object.entries(signals)) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });
}
