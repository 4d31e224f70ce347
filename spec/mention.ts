export type Namer = 'rule' | 'example' | 'test' | 'markup' | 'content' | 'model'

export type Mention = {
  readonly id: string
  readonly by: Namer
  readonly says: string
  readonly file: string
  readonly line: number
}

export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** Looser than a valid id, so that a misspelt id is reported and not overlooked. */
export const idShape = '[A-Za-z]\\d+(?:\\.\\d+)*-\\d+(?:\\.[A-Za-z])?'
