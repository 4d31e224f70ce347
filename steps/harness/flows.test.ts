import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { flows, flowFolder } from './flows.ts'

test('every folder with a browser is a flow', () => {
  const folders = globSync('steps/*/browser.ts').map((file) => basename(dirname(file)))
  expect(Object.keys(flows).map(flowFolder).toSorted()).toEqual(folders.toSorted())
})

test('a flow without a world in memory has nothing there that nobody asks for', () => {
  const inMemory = globSync('steps/*/memory.ts').map((file) => basename(dirname(file)))
  const answered = Object.entries(flows).filter(([, [memory]]) => memory !== null)
  expect(answered.map(([name]) => flowFolder(name)).toSorted()).toEqual(
    inMemory.filter((folder) => folder !== 'worlds').toSorted(),
  )
})
