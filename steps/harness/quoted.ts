/** What stands between quotation marks in a sentence, in its order. */
export const quoted = (list: string): ReadonlyArray<string> =>
  Array.from(list.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
