type File = { readonly type: string; readonly imports?: ReadonlyArray<string> }

export function findImportCycle(bundle: Readonly<Record<string, File>>): ReadonlyArray<string> | null {
  const done = new Set<string>()
  const follow = (name: string, path: ReadonlyArray<string>): ReadonlyArray<string> | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of bundle[name]?.imports ?? []) {
      const ring = follow(next, [...path, name])
      if (ring) return ring
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const ring = follow(name, [])
    if (ring) return ring
  }
  return null
}

export const rejectImportCycles = {
  name: 'refuse-rings',
  generateBundle(_: unknown, bundle: Readonly<Record<string, File>>) {
    const ring = findImportCycle(bundle)
    if (ring)
      throw new Error(`Files of the bundle import each other in a ring: ${ring.join(' → ')} (scripts/build/chunks.ts).`)
  },
}
