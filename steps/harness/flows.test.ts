import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { flows, folderOfFlow } from './flows.ts'

test('every folder with a journey is a flow of both worlds', () => {
  const folders = globSync('steps/*/journey.ts').map((file) => basename(dirname(file)))
  const withJourney = folders.filter((folder) => folder !== 'harness').toSorted()
  expect(Object.keys(flows).map(folderOfFlow).toSorted()).toEqual(withJourney)
})

test('a flow without a world in memory has nothing there that nobody asks for', () => {
  const inMemory = globSync('steps/*/memory.ts').map((file) => basename(dirname(file)))
  const answered = Object.entries(flows).filter(([, [memory]]) => memory !== null)
  expect(answered.map(([name]) => folderOfFlow(name)).toSorted()).toEqual(
    inMemory.filter((folder) => folder !== 'worlds').toSorted(),
  )
})
