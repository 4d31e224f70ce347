export type Option = { readonly value: string; readonly label: string }

const fold = (text: string) => text.trim().toLowerCase()

export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other)

/** Exact match, else the only option after the first that contains it; null for none or several. */
export function optionNamed(options: ReadonlyArray<Option>, text: string): Option | null {
  const [, only = null, another] = isSameText(text, '') ? [] : offerOptions(options, text)
  return options.find(({ label }) => isSameText(label, text)) ?? (another ? null : only)
}

export function offerOptions(options: ReadonlyArray<Option>, typed: string): ReadonlyArray<Option> {
  const [any, ...others] = options
  const held = others.filter(({ label }) => fold(label).includes(fold(typed)))
  const namesAny = any !== undefined && fold(any.label).includes(fold(typed))
  return any && (held.length > 0 || namesAny) ? [any, ...held] : held
}
