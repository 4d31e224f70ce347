import type { Cover, PathCoverage } from '#machines/cover.testing.ts'

type Walk = { readonly cover: Cover; readonly unreachable?: PathCoverage['unreachable'] }

/** Replaces `testPaths` of steps/harness/test-paths.ts: prints one line of JSON per set of paths. */
export function testPaths({ cover: { taken }, unreachable = {} }: Walk): void {
  console.log(JSON.stringify({ taken, unreachable } satisfies PathCoverage))
}
