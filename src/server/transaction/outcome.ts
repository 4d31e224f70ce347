/** How a call ended; `busy` is a site that could not take it on. */
export type Outcome = 'ok' | 'refused' | 'broken_rule' | 'unauthorized' | 'limited' | 'busy' | 'fault'

/** Reads the outcome from the reply of an operation that says no without refusing. */
export type ReadOutcome = (text: string) => Outcome
