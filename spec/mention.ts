/** A place that names a requirement. Tags and titles cover it; a model only says that it knows it. */
export type Mention = {
  readonly id: string
  readonly by: 'rule' | 'example' | 'test' | 'model'
  readonly file: string
  readonly line: number
}

/** Something that is wrong at a place. */
export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** The shape of an id in any spelling, so that a wrong one is told and not overlooked. */
export const idShape = '[A-Za-z]\\d+(?:\\.\\d+)*-\\d+'
