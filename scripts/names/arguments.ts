/** What stands after `npm run …  --`: names of what is to be run, and options of the program that runs it. */
export type Arguments = { readonly names: ReadonlyArray<string>; readonly options: ReadonlyArray<string> }

/**
 * Tells names from options: what begins with a dash is an option, and what follows an option that takes a value is one too.
 * @param taking the options that take a value, as they are spelled, such as `--name`
 */
export function readArguments(given: ReadonlyArray<string>, taking: ReadonlySet<string>): Arguments {
  const isOption = given.map((argument, index) => argument.startsWith('-') || taking.has(given[index - 1] ?? ''))
  return {
    names: given.filter((_, index) => !isOption[index]),
    options: given.filter((_, index) => isOption[index]),
  }
}

/** Takes `--since` and its value from options. */
export function takeSince(options: ReadonlyArray<string>) {
  const at = options.indexOf('--since')
  if (at < 0) return { rest: options, since: null }
  return { rest: options.toSpliced(at, 2), since: options[at + 1] ?? null }
}
