import { existsSync, readFileSync } from 'node:fs'

const sources = new URL('../../../', import.meta.url)

type Note = { readonly version: string; readonly commit?: string | null }

export function readVersion(root = sources): string {
  const [note, manifest] = ['release.json', 'package.json'].map((name) => new URL(name, root))
  const file = existsSync(note!) ? note! : manifest!
  const { version, commit } = JSON.parse(readFileSync(file, 'utf8')) as Note
  return commit ? `${version}+${commit.slice(0, 12)}` : version
}
