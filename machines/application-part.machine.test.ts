import { expect, test } from 'vitest'
import { createActor, createEmptyActor } from 'xstate'
import { applicationPartMachine } from './application-part.machine.ts'

function openNumber() {
  const place = { applicationId: '7', section: 'ssn', entry: '' } as const
  const machine = applicationPartMachine.provide({ actions: { storeOnDevice: () => {} } })
  const page = createEmptyActor() as never
  return createActor(machine, { input: { place, part: null, draft: null, page } }).start()
}

test.each([
  ['123456789', '123-45-6789'],
  ['123 45 6789', '123-45-6789'],
  ['123-45-6789', '123-45-6789'],
  ['12345678', '12345678'],
])('[C5-16] a Social Security number is written as it is read once it is left: %s', (typed, read) => {
  const part = openNumber()
  part.send({ type: 'field.changed', field: 'Number', value: typed })
  expect(part.getSnapshot().context.values).toEqual({ Number: typed })
  part.send({ type: 'field.left', field: 'Number' })
  expect(part.getSnapshot().context.values).toEqual({ Number: read })
  part.stop()
})
