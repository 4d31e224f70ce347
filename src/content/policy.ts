/** A part of a policy: `id` is its fragment; a text that is a list stands as one. */
export type PolicyPart = {
  readonly id: string
  readonly title: string
  readonly text: ReadonlyArray<string | ReadonlyArray<string>>
}
