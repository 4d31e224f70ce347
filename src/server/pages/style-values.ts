function findConstantProperties(css: string): ReadonlyMap<string, string> {
  const all = Array.from(css.matchAll(/(?<=[{;])(--[\w-]+):/g), ([, name = '']) => name)
  const often = new Set(all.filter((name, at) => all.indexOf(name) !== at))
  const [, onRoot = ''] = /^:root\{([^{}]*)\}/.exec(css) ?? []
  const pairs = Array.from(
    onRoot.matchAll(/(--[\w-]+):([^;]*)/g),
    ([, name = '', value = '']) => [name, value.replaceAll(', ', ',')] as const,
  )
  return new Map(pairs.filter(([name]) => !often.has(name)))
}

function replaceUses(css: string, values: ReadonlyMap<string, string>): string {
  const replaced = css.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use)
  return replaced === css ? css : replaceUses(replaced, values)
}

function withoutIdle(css: string): string {
  const made = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const left = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) =>
    made.has(name) ? all : '',
  )
  return left === css ? css : withoutIdle(left)
}

export const writeValues = (css: string): string => withoutIdle(replaceUses(css, findConstantProperties(css)))
