import { hashPassword } from '../accounts/passwords.ts'
import { secret } from '../accounts/open-accounts.testing.ts'
import { lists } from '../applications/open-forms.testing.ts'
import { attachmentTypes } from '../attachments/open-attachments.testing.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import { createSiteService } from '../create-site-service.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { createPersonData, type Person } from '../authorization/person-fixture.testing.ts'
import { fillAccount, largeIds, times } from './fill-account.testing.ts'
import { Refused } from './refused.ts'

const edith: Person = {
  firstName: 'Edith',
  lastName: 'Holm',
  email: 'edith@quay.example',
  password: 'gulls over the quay',
  posting: '2',
  isForgetful: true,
}
const otherPerson: Person = {
  ...edith,
  email: 'holm@quay.example',
  former: 'holm@old.example',
  isForgetful: false,
  posting: '3',
}

const proven = [
  'CreateAccount',
  'RequestNewPassword',
  'UnlockSignIn',
  'ContactFormEmail',
  'SmallBusinessProfileEmail',
  'SubscribeToJob',
  'SubscribeToJobAlerts',
]

async function openService() {
  const database = await openTestDatabase('full_account')
  const jobs = times(40, (row) => posting(`${row + 1}`, 'Cost Analyst', { Responsibilities: 'models '.repeat(400) }))
  await importContent(database, { JobPostingHeader: jobs, AttachmentType: attachmentTypes, ...lists })
  // A proof is checked by the clock of the machine.
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const files = openFilesFolder()
  const undone = { writes: true, run: () => Promise.reject(new Refused(422, 'undone')) }
  const of = {
    database,
    filesFolder: files.filesFolder,
    hasWebhook: true,
    hasSsnQuestion: true,
    operations: { Undo: undone },
  }
  const service = createSiteService({ ...of, clock: () => now, tokenSecrets: [secret] })
  const proofs = new Map<string, string>()
  for (const name of proven) proofs.set(name, await solveCaptcha(await service.challenge(name)))
  const close = async () => {
    await database.close()
    files.remove()
  }
  return { database, service, now, close, getProof: (name: string) => proofs.get(name) ?? '' }
}

export async function openFullAccount() {
  const world = await openService()
  const { db } = world.database
  const [lived, livedOther] = [await createPersonData(world, edith), await createPersonData(world, otherPerson)]
  await db
    .updateTable('Applicant')
    .set({ PasswordHash: await hashPassword(edith.password) })
    .where('Applicant_ID', '=', lived.id)
    .execute()
  await fillAccount(db, lived, world.now)
  return { ...world, person: edith, lived, undoLink: livedOther.undoLink, largeIds }
}
