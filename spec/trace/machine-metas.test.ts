import { expect, test } from 'vitest'
import { readMachineMetas } from './machine-metas.ts'

test('the requirements of states and transitions are read with their lines', () => {
  const text = `export const doorMachine = setup({}).createMachine({
  states: {
    open: { meta: { description: 'the door is open', requirements: ['J1-01', 'J1-02'] } },
    shut: { on: { push: { target: 'open', meta: { requirements: ['J1-03'] } } } },
  },
  requirements: of('J1-04'),
})
`
  expect(readMachineMetas({ file: 'door.machine.ts', text })).toEqual([
    { id: 'J1-01', by: 'model', says: '', file: 'door.machine.ts', line: 3 },
    { id: 'J1-02', by: 'model', says: '', file: 'door.machine.ts', line: 3 },
    { id: 'J1-03', by: 'model', says: '', file: 'door.machine.ts', line: 4 },
  ])
})
