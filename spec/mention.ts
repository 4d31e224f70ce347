/**
 * What names a requirement, from the strongest: tags and titles of tests cover it, also of tests that read markup alone;
 * tests of sample content and models only say that they know it.
 */
export type Namer = 'rule' | 'example' | 'test' | 'markup' | 'content' | 'model'

/** A place that names a requirement. */
export type Mention = {
  readonly id: string
  readonly by: Namer
  /** The sentence there: the rule, the example, the title of the test; nothing for a model. */
  readonly says: string
  readonly file: string
  readonly line: number
}

/** Something that is wrong at a place. */
export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** The shape of an id in any spelling, so that a wrong one is told and not overlooked. */
export const idShape = '[A-Za-z]\\d+(?:\\.\\d+)*-\\d+(?:\\.[A-Za-z])?'
