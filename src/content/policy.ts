/** `id` is the fragment; an array in `text` is a bulleted list. */
export type PolicyPart = {
  readonly id: string
  readonly title: string
  readonly text: ReadonlyArray<string | ReadonlyArray<string>>
}
