import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeSavedPart } from '#contract/application-form.ts'
import { decodeStartedApplication } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import { openRacers } from '../accounts/open-racers.testing.ts'
import { importContent } from '../content/import-content.ts'
import { createSiteService } from '../create-site-service.ts'
import { fillForm } from '../authorization/fill-form.testing.ts'
import { addFile } from './add-file.testing.ts'
import { cost, data, types } from './open-applications.testing.ts'
import { lists } from './open-forms.testing.ts'

let racers: Awaited<ReturnType<typeof openRacers>>

beforeAll(async () => {
  racers = await openRacers('form_races')
  await importContent(racers.database, { JobPostingHeader: [cost, data], AttachmentType: types, ...lists })
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const rounds = 8
let people = 0

async function newcomer() {
  const email = `writer${(people += 1)}@example.org`
  const tokens = await racers.enrol(email)
  const { payload } = await racers.one.send([call('StartApplication', 'Cost1')], { token: tokens[0] })
  return { email, tokens, id: decodeStartedApplication(payload).Application_ID }
}

type Person = Awaited<ReturnType<typeof newcomer>>

const both = ({ tokens }: Person, asked: readonly [ReadonlyArray<string>, ReadonlyArray<string>]) =>
  Promise.all(
    [racers.one, racers.other].map(async ({ send }, at) => {
      const [name = '', ...args] = asked[at] ?? []
      return (await send([call(name, ...args)], { token: tokens[at] })).payload
    }),
  )

const { parse, stringify } = JSON

test('of two devices that write in one entry at once one writes, and the other is told what stands there', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await newcomer()
    const save = (Name: string) => ['SaveApplicationPart', person.id, 'references', 'one', '0', stringify({ Name })]
    const answers = (await both(person, [save('Ben'), save('Cleo')])).map((payload) => decodeSavedPart(payload))
    const { content, version } = await racers.database.db
      .selectFrom('application_part')
      .select(['content', 'version'])
      .where('Application_ID', '=', person.id)
      .executeTakeFirstOrThrow()
    const told = answers.flatMap((answer) => ('Newer' in answer ? [answer.Newer.Values] : []))
    expect([told, version, answers.filter((answer) => 'Version' in answer)]).toEqual([
      [parse(content)],
      1,
      [{ Version: 1 }],
    ])
  }
})

test('two that send the whole at once send one form and one mail', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await newcomer()
    await addFile(racers, person.id, new Date())
    const ask = (name: string, ...args: ReadonlyArray<string>) =>
      racers.one.send([call(name, ...args)], { token: person.tokens[0] })
    await fillForm(createSiteService({ database: racers.database }), ask, person.id, 'Run')
    await racers.database.db.deleteFrom('mail_outbox').execute()
    const whole = ['SubmitWholeApplication', person.id]
    const answers = await both(person, [whole, whole])
    const count = async (table: 'application_form_sent' | 'mail_outbox') =>
      (await racers.database.db.selectFrom(table).selectAll().execute()).length
    await racers.database.db.deleteFrom('application_form_sent').where('Application_ID', '!=', person.id).execute()
    expect([new Set(answers), await count('application_form_sent'), await count('mail_outbox')]).toEqual([
      new Set(['{"Outcome":"submitted","Sections":[]}']),
      1,
      1,
    ])
  }
})
