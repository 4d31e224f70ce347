export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

export type Scenario = {
  readonly name: string
  readonly request: (turn: number) => Request
  /** Requests sent per connection without reading any answer; undefined: answers are read. */
  readonly unread?: number
  readonly writes?: 'slowly'
  readonly at?: 'large firm'
}
