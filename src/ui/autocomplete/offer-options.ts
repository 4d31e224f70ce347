/** Something to choose: `value` is what a form sends, `label` what is read and typed. */
export type Option = { readonly value: string; readonly label: string }

const fold = (text: string) => text.trim().toLowerCase()

/** The option that a text names in any case; null when it names none (J5-08, J5-11). */
export const optionNamed = (options: ReadonlyArray<Option>, text: string): Option | null =>
  options.find(({ label }) => fold(label) === fold(text)) ?? null

/**
 * What is offered for a typed text: the options that hold it in any case, under the first one, which stands for all;
 * nothing at all when no other option holds it (J5-09 to J5-12).
 */
export function offerOptions(options: ReadonlyArray<Option>, typed: string): ReadonlyArray<Option> {
  const [any, ...others] = options
  const held = others.filter(({ label }) => fold(label).includes(fold(typed)))
  const namesAny = any !== undefined && fold(any.label).includes(fold(typed))
  return any && (held.length > 0 || namesAny) ? [any, ...held] : held
}
