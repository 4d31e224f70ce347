export const quoted = (list: string): ReadonlyArray<string> =>
  Array.from(list.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
