/** A fault planted in a copy of the project: `find` stands once in `file` and becomes `replace`. */
export type Fault = {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The suite of `npm test` that must notice it; the features in memory unless said. */
  readonly caughtBy?: 'features' | 'unit' | 'features:browser' | 'paths'
  /** What of that suite must notice it: a file, a flow, or the requirement that what notices it carries; any when it is left out. */
  readonly within?: string
}
