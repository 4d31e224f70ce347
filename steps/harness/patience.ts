/** Milliseconds a test waits for anything: enough for a busy machine, and free when the test passes. */
export const patience = 20_000

/** Milliseconds for a whole test or hook: only what hangs takes longer. */
export const testLimit = 180_000
