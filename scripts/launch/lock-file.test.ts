import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

function listCandidatePaths(name: string, path: string): string[] {
  const folders = path.split('/node_modules/')
  const ancestors = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
  return [
    ...ancestors.filter((folder) => folder !== '').map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
}

test('the lock file names the packages of every system, so that npm ci works on each of them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !listCandidatePaths(name, path).some((place) => place in packages),
    ),
  )
  expect(missing).toEqual([])
})
