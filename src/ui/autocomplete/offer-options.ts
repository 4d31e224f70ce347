/** Something to choose: `value` is what a form sends, `label` what is read and typed. */
export type Option = { readonly value: string; readonly label: string }

const fold = (text: string) => text.trim().toLowerCase()

/** Whether two texts are one in any case, whatever is around them. */
export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other)

/**
 * The option that a text names in any case, else the only one besides the first that holds it; null when it stands for
 * none or for several (J5-08, J5-11).
 */
export function optionNamed(options: ReadonlyArray<Option>, text: string): Option | null {
  const [, only = null, another] = isSameText(text, '') ? [] : offerOptions(options, text)
  return options.find(({ label }) => isSameText(label, text)) ?? (another ? null : only)
}

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
