export function valueLabelled(
  text: string,
  labels: Readonly<Record<string, string>>,
): { readonly field: string; readonly value: string } | null {
  const at = text.indexOf(':')
  if (at < 1 || at > 40) return null
  const label = text.slice(0, at).trim().toLowerCase()
  const value = text.slice(at + 1).trim()
  const field = Object.hasOwn(labels, label) ? labels[label] : undefined
  return field === undefined || value === '' ? null : { field, value }
}
