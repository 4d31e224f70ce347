/** One request of a stranger, the `turn`-th of its kind. */
export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

export type Scenario = {
  readonly name: string
  readonly request: (turn: number) => Request
  /** How the answers are taken: whole, or never; then so many are asked for at once on each connection. */
  readonly unread?: number
  /** How the request is sent: whole, or its headers one byte after another. */
  readonly writes?: 'slowly'
  /** Whom it is sent to; the sample firm when it is left out. */
  readonly at?: 'large firm'
}
