import type { Fault } from './fault.ts'

export const sendingFaults: ReadonlyArray<Fault> = [
  {
    name: 'a key that changes: what is sent once more is another sending',
    file: 'machines/sending.machine.ts',
    find: 'pending ?? {',
    replace: "(pending && { ...pending, key: pending.key + '!' }) ?? {",
    caughtBy: 'unit',
    within: 'C8-03',
  },
  {
    name: 'another payload taken for the same: what was corrected is sent as it was',
    file: 'machines/sending.machine.ts',
    find: 'pending !== null && isSamePayload(pending.payload, payload)',
    replace: 'pending !== null',
    within: 'C8-03',
  },
  {
    name: 'an outcome that is misread: what breaks a rule counts as refused',
    file: 'src/site/sending.ts',
    find: "kind: kind === 'broken' ? 'broken' : 'refused'",
    replace: "kind: 'refused'",
    within: 'C8-04',
  },
]
