import { accountForms } from '#content/account-forms.ts'
import { returnAddress } from '#domain/visit/return-address.ts'
import type { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { messages } from '#machines/meta.ts'
import { WaitingPage } from '#pages/account/waiting-page.tsx'
import { AccountForm, type AccountFormProps } from '#pages/account-login/account-form.tsx'
import { AccountLoginPage, AlreadySignedIn } from '#pages/account-login/account-login-page.tsx'
import { accountLoginInput, createAccountLoginFlow, findApplicationNotice } from '#site/account-login.ts'
import { accountFormAddress } from '#site/address-of-form.ts'
import { useLostFocusOnChange } from '#ui/use-lost-focus.ts'
import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useSite } from '../use-site.ts'
import { usePageTitle } from './use-arrival.ts'

const createFormLinks = (search: string) => ({
  signIn: accountFormAddress(search),
  recovery: accountFormAddress(search, 'recovery'),
  createAccount: accountFormAddress(search, 'signUp'),
})

function getTitle(snapshot: SnapshotFrom<typeof accountLoginMachine>): string {
  const { value } = snapshot
  if (value === 'signedIn') return messages(snapshot)[0] ?? ''
  return accountForms.forms[value === 'leaving' || value === 'choosing' ? 'signIn' : value].title
}

type FormActor = ActorRefFrom<typeof formMachine>

export function AccountLoginRoute() {
  const { search } = useLocation()
  const site = useSite()
  const [snapshot] = usePageFlow(createAccountLoginFlow, accountLoginInput(site, search))
  const wanted = returnAddress(search)
  const { value, context } = snapshot
  const form = snapshot.children.form as FormActor | undefined
  usePageTitle(getTitle(snapshot))
  const heading = useLostFocusOnChange<HTMLHeadingElement>(value)
  if (value === 'signedIn') return <AlreadySignedIn title={getTitle(snapshot)} titleRef={heading} wanted={wanted} />
  if (!form || value === 'leaving' || value === 'choosing') return <WaitingPage words={messages(snapshot)} />
  return (
    <AccountLoginPage
      key={value}
      titleRef={heading}
      form={value}
      links={createFormLinks(search)}
      application={findApplicationNotice(search)}
    >
      <RunningForm key={form.sessionId} form={value} actor={form} currentPassword={context.currentPassword} />
    </AccountLoginPage>
  )
}

type RunningFormProps = Pick<AccountFormProps, 'form' | 'currentPassword'> & {
  actor: FormActor
}

function RunningForm({ actor, ...rest }: RunningFormProps) {
  const snapshot = useSelector(actor, (current) => current)
  return <AccountForm {...rest} snapshot={snapshot} send={actor.send} isHydrated={useHydrated()} />
}
