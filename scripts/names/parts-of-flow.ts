import { existsSync, globSync } from 'node:fs'
import { parseFeature } from '#spec/parse-feature.ts'
import { readSources } from '#spec/read-sources.ts'
import { readImports } from '../run/imports.ts'
import { belongsTo } from './kinds.ts'

const posix = (file: string) => file.replaceAll('\\', '/')
const ownOf = (name: string, files: ReadonlyArray<string>) => files.map(posix).filter((file) => belongsTo(name, file))

function unitTestsOf(name: string): ReadonlyArray<string> {
  const imports = readImports(globSync('{machines,src/site,src/pages,steps}/**/*.test.{ts,tsx}'))
  const tests = [...imports].filter(([, found]) => found.some((file) => belongsTo(name, file))).map(([test]) => test)
  return [...new Set([...ownOf(name, globSync('{src,machines,steps}/**/*.test.{ts,tsx}')), ...tests])]
}

const featuresOf = (name: string) =>
  readSources('features/**/*.feature')
    .filter(({ file }) => belongsTo(name, file))
    .filter(({ file, text }) =>
      parseFeature(file, text).pickles.some(({ tags }) => tags.every((tag) => tag.name !== '@screen')),
    )
    .map(({ file }) => file)

export const partOf: Readonly<Record<string, (name: string) => ReadonlyArray<string>>> = {
  unit: unitTestsOf,
  features: featuresOf,
  paths: (name) => [`steps/${name}/paths.ts`].filter((file) => existsSync(file)),
}
