import { existsSync, readFileSync } from 'node:fs'

const inRelease = (path: string) => new URL(`../../../${path}`, import.meta.url)

function readCommit(): string {
  const file = inRelease('dist/commit')
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return /^[\da-f]{7,40}$/.test(commit) ? `+${commit.slice(0, 12)}` : ''
}

/** As `package.json` has it, with the commit that was built where `dist/commit` names one. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(inRelease('package.json'), 'utf8')) as { readonly version: string }
  return `${version}${readCommit()}`
}
