import type { Connection, Outcome } from './connection.ts'

type OutcomeKind = Exclude<Outcome['kind'], 'changes' | 'is answered'>

export function slowLine(connection: Pick<Connection, 'hold' | 'release'>) {
  let isHeld = false
  const release = (kind: OutcomeKind) => {
    isHeld = false
    return connection.release({ kind })
  }
  return {
    isHeld: () => isHeld,
    hold: () => {
      isHeld = true
      return connection.hold()
    },
    release: () => release('passes'),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
  }
}
