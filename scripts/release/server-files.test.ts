import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverPackages, serverSources } from './server-files.ts'

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>

test('a server gets every package that it imports, and no other: the rest are development packages', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  expect(Object.keys(dependencies).toSorted()).toEqual(serverPackages())
})

test('a release holds what the server runs: programs, migrations, the sample, and no test', () => {
  const sources = serverSources()
  for (const file of ['main.ts', 'operator-cli.ts', 'preview-content.ts', 'database/migrations/0001-content.ts'])
    expect(sources).toContain(`src/server/${file}`)
  expect(sources).toContain('src/content/sample/JobPostingHeader.json')
  expect(sources.filter((file) => /\.(?:test|testing)\.|\.tsx$|^src\/(?:app|pages|ui|device)\//.test(file))).toEqual([])
})
