/** Where faults are logged, with the reference the visitor was given. */
export type FaultLog = { error(details: object, message: string): void }
