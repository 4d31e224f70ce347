/** One class attribute from the names that are present. */
export function joinClassNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
