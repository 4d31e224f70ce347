/** How long a test waits for anything, in milliseconds: as long as a busy machine may need, since waiting costs nothing where a test passes. */
export const patience = 20_000

/** How long a test, or the preparation of tests, may take in all, in milliseconds: only what hangs takes longer. */
export const testLimit = 180_000
