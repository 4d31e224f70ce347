import { forms } from '#contract/forms.ts'
import type { FieldValue } from '#contract/form.ts'
import type { CanaryFactory } from './plant-words.testing.ts'
import type { Calls, Needs, PlantedCall } from './planted-needs.testing.ts'
import { ofFile, ofForms } from './planted-forms.testing.ts'

async function filled(form: 'contact' | 'profile', { planter, prove }: Needs) {
  const { operation, untouched } = forms[form]
  const kinds = { email: /email$/i, phone: /^Phone$/, zip: /^Zip$/ }
  const ruled = ['DUNSNumber', 'UniqueEntityIdNumber', 'CageCode']
  const plant = (field: string, blank: FieldValue) => {
    if (blank !== '' || ruled.includes(field)) return blank
    const kind = Object.entries(kinds).find(([, names]) => names.test(field))?.[0] ?? 'text'
    return planter[kind as keyof typeof kinds](`${operation} ${field}`)
  }
  const fields = Object.entries<FieldValue>(untouched).map(([field, blank]) => [field, plant(field, blank)])
  return JSON.stringify({ ...Object.fromEntries(fields), RecaptchaResponse: await prove(operation) })
}

const question = (word: string) =>
  JSON.stringify({ search: `search=${word}`, savedIds: [word], nearby: { page: 1, pageSize: 10 } })

const ofAccounts: Calls = {
  SignIn: async ({ newcomer }) => {
    const { email, password } = await newcomer('SignIn')
    return { args: [email, password, '', 'remember'] }
  },
  UnlockSignIn: async ({ planter, prove }) => ({
    args: [planter.email('UnlockSignIn'), await prove('UnlockSignIn')],
  }),
  RefreshToken: async ({ newcomer }) => ({ args: [], token: (await newcomer('RefreshToken')).token }),
  SignOut: async ({ newcomer }) => ({ args: [], token: (await newcomer('SignOut')).token }),
  CreateAccount: async ({ planter, prove }) => {
    const name = 'CreateAccount'
    const [email, password] = [planter.email(name), planter.password(name)]
    return { args: [email, password, planter.text(name), planter.text(name), await prove(name), 'remember'] }
  },
  RequestNewPassword: async ({ newcomer, prove }) => {
    const { email } = await newcomer('RequestNewPassword')
    return { args: [email, await prove('RequestNewPassword')] }
  },
  UpdatePassword: async ({ planter, newcomer }) => {
    const { password, token } = await newcomer('UpdatePassword')
    return { args: [planter.password('UpdatePassword'), password], token }
  },
  UpdateEmail: async ({ planter, newcomer }) => {
    const { password, confirm, token } = await newcomer('UpdateEmail')
    await confirm()
    return { args: [planter.email('UpdateEmail'), password], token }
  },
  EndSession: async ({ planter, newcomer }) => {
    const { token } = await newcomer('EndSession')
    return { args: [planter.text('EndSession')], token }
  },
  DeleteAccount: async ({ newcomer }) => {
    const { password, token } = await newcomer('DeleteAccount')
    return { args: [password], token }
  },
  ConfirmEmail: async ({ newcomer }) => {
    const { link, token } = await newcomer('ConfirmEmail')
    return { args: [await link()], token }
  },
  SendConfirmation: async ({ newcomer }) => ({ args: [], token: (await newcomer('SendConfirmation')).token }),
  EndJobAlert: async ({ planter, newcomer }) => {
    const { confirm, token } = await newcomer('EndJobAlert')
    await confirm()
    return { args: [planter.text('EndJobAlert')], token }
  },
  StartJobAlert: async ({ planter, newcomer }) => {
    const { confirm, token } = await newcomer('StartJobAlert')
    await confirm()
    const search = new URLSearchParams({ search: planter.text('StartJobAlert') }).toString()
    return { args: ['generic', search], token }
  },
  MoveJobAlerts: async ({ newcomer }) => {
    const { confirm, token } = await newcomer('MoveJobAlerts')
    await confirm()
    return { args: [], token }
  },
  MergeSavedJobs: async ({ planter, newcomer }) => ({
    args: [JSON.stringify([{ id: planter.text('MergeSavedJobs'), savedOn: null }])],
    token: (await newcomer('MergeSavedJobs')).token,
  }),
  ForgetSavedJobs: async ({ newcomer }) => ({ args: [], token: (await newcomer('ForgetSavedJobs')).token }),
  StartApplication: async ({ jobId, newcomer }) => ({
    args: [jobId],
    token: (await newcomer('StartApplication')).token,
  }),
  SubmitApplication: async ({ draft, planter, newcomer }) => {
    const { token, confirm } = await newcomer('SubmitApplication')
    await confirm()
    return { args: [await draft(token, 'SubmitApplication'), planter.text('SubmitApplication')], token }
  },
  WithdrawApplication: async ({ draft, submit, newcomer }) => {
    const { token } = await newcomer('WithdrawApplication')
    const id = await draft(token, 'WithdrawApplication')
    await submit(token, id)
    return { args: [id, 'I would rather not say'], token }
  },
  DiscardApplication: async ({ draft, newcomer }) => {
    const { token } = await newcomer('DiscardApplication')
    return { args: [await draft(token, 'DiscardApplication')], token }
  },
  UndoEmailChange: async ({ planter }) => ({ args: [planter.text('UndoEmailChange')] }),
}

const ofFiles: Calls = {
  RemoveAttachment: ofFile('RemoveAttachment', ({ file }) => [file]),
  RestoreAttachment: ofFile('RestoreAttachment', (_, word) => [word]),
  OpenAttachment: ofFile('OpenAttachment', ({ file }) => [file]),
}

export const validCalls: Calls = {
  ...ofAccounts,
  ...ofFiles,
  ...ofForms,
  ContactFormEmail: async (needs) => ({ args: [await filled('contact', needs)] }),
  SmallBusinessProfileEmail: async (needs) => ({ args: [await filled('profile', needs)] }),
  SearchJobs: async ({ planter }) => ({ args: [question(planter.text('SearchJobs'))] }),
  PickJobs: async ({ planter }) => ({ args: [JSON.stringify({ for: 'words', words: planter.text('PickJobs') })] }),
  SubscribeToJob: async ({ planter, jobId, prove }) => ({
    args: [planter.email('SubscribeToJob'), jobId, 'true', await prove('SubscribeToJob')],
  }),
  SubscribeToJobAlerts: async ({ planter, prove }) => {
    const name = 'SubscribeToJobAlerts'
    const search = new URLSearchParams({ search: planter.text(name) }).toString()
    return { args: [planter.email(name), 'generic', 'true', await prove(name), search] }
  },
  UnsubscribeFromJob: async () => ({ args: ['0'.repeat(32), 'true'] }),
}

export function wrongCalls(operation: string, { text, email, password }: CanaryFactory): ReadonlyArray<PlantedCall> {
  const place = `${operation}, wrong`
  const many = <Value>(make: (place: string) => Value) => Array.from({ length: 8 }, () => make(place))
  const fields = Object.values(forms).flatMap(({ untouched }) => Object.keys(untouched))
  const json = JSON.stringify(Object.fromEntries(fields.map((field) => [field, text(place)])))
  return [
    { args: many(text) },
    { args: many(email) },
    { args: [text(place)] },
    { args: [email(place), password(place)] },
    { args: [password(place), password(place)] },
    { args: [json] },
    { args: [text(place), json] },
  ]
}
