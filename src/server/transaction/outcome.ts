export type Outcome = 'ok' | 'refused' | 'broken_rule' | 'unauthorized' | 'limited' | 'busy' | 'fault'

export type ReadOutcome = (text: string) => Outcome
