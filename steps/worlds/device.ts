/** Where something of a visitor is kept, such as her saved jobs: a store that all tabs of one browser share. */
export type Device = {
  /** The text that is kept; null when none is. */
  readonly read: () => Promise<string | null>
  /** Has another tab keep this text there; null takes it away. */
  readonly write: (stored: string | null) => Promise<void>
  /** From now on nothing more fits in. */
  readonly fill: () => Promise<void>
  readonly makeRoom: () => Promise<void>
}
