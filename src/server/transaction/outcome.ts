/** How a call ended; `busy` is a site that could not take it on. */
export type Outcome = 'ok' | 'refused' | 'broken_rule' | 'unauthorized' | 'limited' | 'busy' | 'fault'

/** An operation that answers "no" in words of its own instead of refusing: how to tell. */
export type ReadOutcome = (text: string) => Outcome
