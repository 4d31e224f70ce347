import { decodeStartedApplication } from '#contract/application.ts'
import { startApplication } from '#contract/application-operations.ts'
import { call } from '#contract/operations.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { confirmApplicantEmail } from '#server/accounts/applicants.ts'
import { enrolApplicant } from '#server/accounts/enrol-applicant.testing.ts'
import { signIn } from '#server/accounts/open-accounts.testing.ts'
import { openPlace, type OpenPlace } from '../killed-accounts/open-place.ts'

export type Draft = {
  readonly email: string
  readonly token: string
  readonly applicationId: string
  readonly typeId: string
}

const password = 'correct horse'

export async function openDraft({ database, service, fetchToken, send }: OpenPlace, name: string): Promise<Draft> {
  const [email, now] = [`${name}@engine.example`, new Date()]
  const enrolled = { firstName: 'Ada', lastName: 'Moss', email, password }
  await confirmApplicantEmail(database.db, (await enrolApplicant(database.db, enrolled, now)) ?? '', now)
  const token = await fetchToken(signIn(email, password))
  const { payload } = await send([call(startApplication, 'generic')], { token })
  const { AttachmentType: types } = await service.rows(['AttachmentType'])
  return {
    email,
    token,
    applicationId: decodeStartedApplication(payload).Application_ID,
    typeId: resumeType(types) ?? '',
  }
}

export async function openDrafts(dataDir: string, count: number): Promise<ReadonlyArray<Draft>> {
  const place = await openPlace({ dataDir, databaseUrl: '' })
  const drafts = []
  for (let at = 0; at < count; at += 1) drafts.push(await openDraft(place, `ada${at}`))
  await place.database.close()
  return drafts
}
