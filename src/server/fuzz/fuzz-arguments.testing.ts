import fc from 'fast-check'
import { sectionNames, sections } from '#contract/application-sections.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import type { FieldValue } from '#contract/form.ts'
import { forms } from '#contract/forms.ts'
import { groupIds, jobSorts } from '#contract/job-terms.ts'
import { almost, nastyText, proofs } from './fuzz-texts.testing.ts'

export type ArgumentDictionary = {
  readonly ids: ReadonlyArray<string>
  readonly proofs: Readonly<Record<string, ReadonlyArray<string>>>
  readonly emails: ReadonlyArray<string>
  readonly password: string
  readonly links: ReadonlyArray<string>
  readonly applications: ReadonlyArray<string>
  readonly files?: ReadonlyArray<string>
}

export const texts = fc.array(nastyText, { maxLength: 8 })
const page = fc.constantFrom(0, 1, -1, 1e9, 1e10, 0.5)
const size = fc.constantFrom(10, 500, 501, 0, -1)
const json = (value: fc.Arbitrary<unknown>) => value.map((written) => JSON.stringify(written) ?? '')

const question = almost({
  search: fc.oneof(
    nastyText,
    nastyText.map((text) => `?search=${encodeURIComponent(text.toWellFormed())}&state=virginia&pagesize=500`),
    almost({
      keyword: nastyText,
      saved: fc.boolean(),
      categories: texts,
      experience: texts,
      cities: texts,
      workplaces: texts,
      sort: fc.constantFrom(...jobSorts),
      page,
      pageSize: size,
    }),
  ),
  savedIds: texts,
  nearby: almost({ page, pageSize: size }),
})

const pick = almost({
  for: fc.constantFrom('page', 'featured', 'ids', 'words', ...groupIds),
  id: fc.constantFrom('1', 'nobody'),
  seed: nastyText,
  ids: texts,
  words: nastyText,
})

const nobodysEmails = ['ada@engine.example', `${'a'.repeat(64)}@b.example`, 'İ@b.example']
const email = fc.oneof(fc.constantFrom(...nobodysEmails), nastyText)
const day = fc.constantFrom('2026-11-12', '2026-02-30', '0000-01-01', null)
const rememberMe = fc.constantFrom('remember', '')
const flag = fc.constantFrom('true', 'false', '')
const name = fc.oneof(fc.constant('Ada'), nastyText)

const validValues: Readonly<Record<string, fc.Arbitrary<string>>> = { Phone: fc.constant('703 555 0100') }

type Form = (typeof forms)['contact' | 'profile']

function filled({ untouched, findProblems }: Form, proof: fc.Arbitrary<string>) {
  const required = Object.keys(findProblems(untouched))
  const blanks = Object.entries<FieldValue>(untouched)
  const least = blanks.map(([field, blank]) => [
    field,
    !required.includes(field)
      ? fc.constant(blank)
      : (validValues[field] ?? (/email$/i.test(field) ? email : fc.constant('Ada'))),
  ])
  const others = blanks.map(([field, blank]) => [field, typeof blank === 'string' ? nastyText : texts])
  return fc
    .subarray(others, { maxLength: 3 })
    .chain((some) => json(almost({ ...Object.fromEntries([...least, ...some]), RecaptchaResponse: proof })))
}

const orNasty = (good: ReadonlyArray<string>) =>
  good.length === 0 ? nastyText : fc.oneof(fc.constantFrom(...good), nastyText)

type Arguments = fc.Arbitrary<ReadonlyArray<string>>

const newPassword = fc.oneof(fc.constantFrom('a birch by the lake', 'short'), nastyText)

function ofForms({ applications }: ArgumentDictionary): Readonly<Record<string, Arguments>> {
  const id = orNasty(applications)
  const section = fc.oneof(fc.constantFrom(...sectionNames), nastyText)
  const entry = fc.oneof(fc.constantFrom('', 'one', 'two'), nastyText)
  const version = fc.oneof(fc.constantFrom('0', '1', '2'), nastyText)
  const values = json(
    fc.constantFrom(...sectionNames).chain((of) => {
      const fields = Object.entries<FieldValue>(sections[of].form.untouched)
      return almost(
        Object.fromEntries(fields.map(([field, blank]) => [field, typeof blank === 'string' ? nastyText : texts])),
      )
    }),
  )
  return {
    SaveApplicationPart: fc.tuple(id, section, entry, version, fc.oneof(values, nastyText)),
    RemoveApplicationEntry: fc.tuple(id, section, entry, version),
    RestoreApplicationEntry: fc.tuple(id, section, entry),
    CompleteApplicationSection: fc.tuple(id, section),
    SubmitWholeApplication: fc.tuple(id),
  }
}

function ofAccounts({ emails, password, links }: ArgumentDictionary, proof: fc.Arbitrary<string>) {
  const [current, link] = [orNasty([password]), orNasty(links)]
  return {
    SignIn: fc.tuple(orNasty(emails), current, fc.constant(''), rememberMe),
    UnlockSignIn: fc.tuple(email, proof),
    CreateAccount: fc.tuple(email, newPassword, name, name, proof, rememberMe),
    RequestNewPassword: fc.tuple(fc.oneof(email, orNasty(emails)), proof),
    UpdatePassword: fc.tuple(newPassword, current),
    UpdateEmail: fc.tuple(email, current),
    EndSession: fc.tuple(nastyText),
    // Every account that is deleted is missing in the bodies that follow.
    DeleteAccount: fc.tuple(fc.oneof({ weight: 3, arbitrary: nastyText }, { weight: 1, arbitrary: current })),
    ConfirmEmail: fc.tuple(link),
    UndoEmailChange: fc.tuple(link),
    EndJobAlert: fc.tuple(nastyText),
    StartJobAlert: fc.oneof(fc.tuple(nastyText), fc.tuple(nastyText, nastyText)),
    MoveJobAlerts: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    SendConfirmation: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    RefreshToken: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    SignOut: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
  }
}

const anything = ({ ids, password, links }: ArgumentDictionary, proof: fc.Arbitrary<string>): Arguments =>
  fc.array(fc.oneof(email, name, flag, proof, orNasty([password]), orNasty(links), orNasty(ids), nastyText), {
    maxLength: 6,
  })

function described(known: ArgumentDictionary, proof: fc.Arbitrary<string>): Readonly<Record<string, Arguments>> {
  const id = fc.constantFrom('generic', ...known.ids)
  const { applications, files = [] } = known
  const messages = [forms.contact, forms.profile].map((form) => [form.operation, fc.tuple(filled(form, proof))])
  return {
    ...Object.fromEntries(messages),
    ...ofAccounts(known, proof),
    ...ofForms(known),
    SearchJobs: fc.tuple(json(question)),
    PickJobs: fc.tuple(json(pick)),
    StartApplication: fc.tuple(fc.oneof(id, nastyText)),
    SubmitApplication: fc.tuple(orNasty(applications), nastyText),
    WithdrawApplication: fc.tuple(orNasty(applications), fc.oneof(fc.constantFrom(...withdrawalReasons), nastyText)),
    DiscardApplication: fc.tuple(orNasty(applications)),
    RemoveAttachment: fc.tuple(orNasty(files)),
    RestoreAttachment: fc.tuple(orNasty(files)),
    OpenAttachment: fc.tuple(orNasty(files)),
    MergeSavedJobs: fc.tuple(json(fc.array(almost({ id: fc.oneof(id, nastyText), savedOn: day })))),
    ForgetSavedJobs: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    SubscribeToJob: fc.tuple(email, id, flag, proof),
    SubscribeToJobAlerts: fc.oneof(
      fc.tuple(email, fc.constant('generic'), fc.constant('true'), proof, orNasty(['search=cost', ''])),
      fc.tuple(email, id, fc.constant('false'), proof),
      fc.tuple(email, id, flag, proof, nastyText),
    ),
    UnsubscribeFromJob: fc.tuple(fc.constantFrom('a'.repeat(32), 'b', '0'.repeat(32)), flag),
  }
}

export function createArguments(operation: string, known: ArgumentDictionary): Arguments {
  const proof = proofs(Object.hasOwn(known.proofs, operation) ? (known.proofs[operation] ?? []) : [])
  const near = described(known, proof)
  return (Object.hasOwn(near, operation) ? near[operation] : undefined) ?? anything(known, proof)
}
