import { decodeSavedPart, type PartValues } from '#contract/application-form.ts'
import { saveApplicationPart } from '#contract/application-operations.ts'
import type { SectionName } from '#contract/application-sections.ts'
import { call, transactionPath } from '#contract/operations.ts'
import type { Draft } from '../uploads/open-drafts.ts'

export type WrittenPart = {
  readonly section: SectionName
  readonly entry: string
  acknowledged: number
  sent: number
}

export const createPartsToWrite = (): ReadonlyArray<WrittenPart> =>
  (
    [
      ['contact', ''],
      ['employment', 'a'],
      ['employment', 'b'],
      ['references', 'a'],
      ['equal', ''],
    ] as const
  ).map(([section, entry]) => ({ section, entry, acknowledged: 0, sent: 0 }))

export const createPartValues = (version: number): PartValues => ({
  First: `version ${version}`,
  Long: `${version} `.repeat(2_000),
  Ticked: [`version ${version}`],
})

async function save(address: string, { token, applicationId }: Draft, part: WrittenPart): Promise<number | null> {
  const { section, entry, acknowledged } = part
  const values = JSON.stringify(createPartValues(acknowledged + 1))
  const operation = call(saveApplicationPart, applicationId, section, entry, `${acknowledged}`, values)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  part.sent = acknowledged + 1
  try {
    const body = JSON.stringify({ Operations: [operation] })
    const answer = await fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })
    if (answer.status !== 200) return null
    const saved = decodeSavedPart(((await answer.json()) as { Payload: string }).Payload)
    return 'Version' in saved ? saved.Version : null
  } catch {
    return null
  }
}

export async function writePart(address: string, draft: Draft, part: WrittenPart, onSaved: () => void): Promise<void> {
  for (let version = await save(address, draft, part); version !== null; version = await save(address, draft, part)) {
    part.acknowledged = version
    onSaved()
  }
}
