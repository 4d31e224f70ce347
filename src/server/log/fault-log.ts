export type FaultLog = { error(details: object, message: string): void }
