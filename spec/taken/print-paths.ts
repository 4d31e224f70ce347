import type { Cover, MadePaths } from '#machines/cover.testing.ts'

type Walk = { readonly cover: Cover; readonly unreachable?: MadePaths['unreachable'] }

/** Stands for `testPaths` of steps/harness/test-paths.ts where nobody walks: it prints one line of JSON for each set of paths. */
export function testPaths({ cover: { taken }, unreachable = {} }: Walk): void {
  console.log(JSON.stringify({ taken, unreachable } satisfies MadePaths))
}
