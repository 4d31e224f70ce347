import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const stems = globSync('machines/*.machine.ts').map((file) => basename(file, '.machine.ts'))

const sharedFolders = ['harness', 'screen', 'shared', 'worlds']

const sharedFlows = ['data-table', 'debugging', 'footer', 'header']

const listFlowFiles = (stem: string) => [
  ...['memory', 'browser', 'steps', 'paths'].map((part) => `steps/${stem}/${part}.ts`),
  ...(readFileSync(`machines/${stem}.machine.ts`, 'utf8').includes("'./unprovided.ts'") ? [`src/site/${stem}.ts`] : []),
]

test('the machines are found', () => {
  expect(stems.length).toBeGreaterThan(15)
})

test.each(stems)('the parts of %s are called by its stem', (stem) => {
  expect(listFlowFiles(stem).filter((file) => !existsSync(file))).toEqual([])
  expect(globSync(`features/*/${stem}*.feature`)).not.toEqual([])
})

test('a folder of steps is a flow with a machine, or one that a sentence begins with', () => {
  const featureStems = globSync('features/*/*.feature').map((file) => basename(file, '.feature'))
  const known = (folder: string) =>
    stems.includes(folder) || featureStems.includes(folder) || sharedFolders.includes(folder)
  expect(readdirSync('steps').filter((folder) => !known(folder))).toEqual([])
})

test('a feature begins with the stem of its flow', () => {
  const flows = readdirSync('steps').filter((folder) => !sharedFolders.includes(folder))
  const featuresWithoutFlow = globSync('features/*/*.feature').filter((file) => {
    const name = basename(file, '.feature')
    return !flows.some((flow) => name === flow || name.startsWith(`${flow}-`))
  })
  expect(
    featuresWithoutFlow.map((file) => `${basename(dirname(file))}/${basename(file, '.feature')}`).toSorted(),
  ).toEqual(sharedFlows.map((name) => `shell/${name}`))
})
