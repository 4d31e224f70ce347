export type Arguments = { readonly names: ReadonlyArray<string>; readonly options: ReadonlyArray<string> }

export function readArguments(given: ReadonlyArray<string>, taking: ReadonlySet<string>): Arguments {
  const isOption = given.map((argument, index) => argument.startsWith('-') || taking.has(given[index - 1] ?? ''))
  return {
    names: given.filter((_, index) => !isOption[index]),
    options: given.filter((_, index) => isOption[index]),
  }
}

export function extractSince(options: ReadonlyArray<string>) {
  const at = options.indexOf('--since')
  if (at < 0) return { rest: options, since: null }
  return { rest: options.toSpliced(at, 2), since: options[at + 1] ?? null }
}
