/** `find` must occur exactly once in `file`. */
export type Fault = {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The suite that must notice it; the features in memory by default. */
  readonly caughtBy?: 'features' | 'unit' | 'features:browser' | 'paths'
  /** What must notice it in that suite: a file, a flow or a requirement id; anything when absent. */
  readonly within?: string
}
