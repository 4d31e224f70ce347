import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file)

const sources = globSync('{src,machines,steps}/**/*.{ts,tsx}').filter((file) => !isTest(file))

const findFilesMatching = (pattern: RegExp, folder: string) =>
  sources.filter((file) => file.startsWith(folder) && pattern.test(readFileSync(file, 'utf8'))).toSorted()

test('machines get their effects in the site alone', () => {
  const others = findFilesMatching(/\.provide\(/, '').filter((file) => !file.startsWith('src/site/'))
  expect(others).toEqual([])
})

test('the composition knows flows, and no flow knows the composition', () => {
  expect(findFilesMatching(/create-site\.ts'/, 'src/site/')).toEqual([])
})

test('nothing in the product is kept in a module', () => {
  expect(
    findFilesMatching(/^(export )?let |^(export )?const \w+ = new (Map|Set|WeakMap|WeakSet)\(\)/m, 'src/'),
  ).toEqual([])
})

test('beside the primitives, effects of React bind what only a screen has; docs/architecture.md says what', () => {
  const filesWithEffects = findFilesMatching(/\buse(Layout)?Effect\b/, 'src/').filter(
    (file) => !file.startsWith('src/ui/'),
  )
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const getName = (file: string) =>
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? file
  expect(filesWithEffects.filter((file) => !architecture.includes(getName(file)))).toEqual([])
})
