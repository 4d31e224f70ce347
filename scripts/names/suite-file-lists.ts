import { existsSync, globSync } from 'node:fs'
import { parseFeature } from '#spec/parse-feature.ts'
import { readSources } from '#spec/files.ts'
import { readImports } from '../run/imports.ts'
import { isFlowFile } from './names.ts'

const posix = (file: string) => file.replaceAll('\\', '/')
const listFlowFiles = (name: string, files: ReadonlyArray<string>) =>
  files.map(posix).filter((file) => isFlowFile(name, file))

function listUnitTests(name: string): ReadonlyArray<string> {
  const imports = readImports(globSync('{machines,src/site,src/pages,steps}/**/*.test.{ts,tsx}'))
  const tests = [...imports].filter(([, found]) => found.some((file) => isFlowFile(name, file))).map(([test]) => test)
  return [...new Set([...listFlowFiles(name, globSync('{src,machines,steps}/**/*.test.{ts,tsx}')), ...tests])]
}

const listFeatures = (name: string) =>
  readSources('features/**/*.feature')
    .filter(({ file }) => isFlowFile(name, file))
    .filter(({ file, text }) =>
      parseFeature(file, text).pickles.some(({ tags }) => tags.every((tag) => tag.name !== '@screen')),
    )
    .map(({ file }) => file)

export const suiteFileLists: Readonly<Record<string, (name: string) => ReadonlyArray<string>>> = {
  unit: listUnitTests,
  features: listFeatures,
  paths: (name) => [`steps/${name}/paths.ts`].filter((file) => existsSync(file)),
}
