import { paths } from '#addresses/paths.ts'
import { readRequestedForm, returnAddress } from '#domain/visit/return-address.ts'
import { accountLoginMachine, type LoginStatus } from '#machines/account-login.machine.ts'
import { fromPromise, type InputFrom, type SnapshotFrom } from 'xstate'
import { createAccountFormFlow } from './account-form.ts'
import type { Actors } from './actors.ts'
import { accountFormAddress } from './address-of-form.ts'
import { listen, watchActor, visitorNamed } from './watchers.ts'
import type { Parts } from './site.ts'
import { parseApplyJobId } from '#addresses/application-address.ts'
import { account } from '#content/account.ts'

export function getLoginStatus(session: SnapshotFrom<Actors['session']>): LoginStatus | null {
  const { applicant } = session.context
  if (session.matches('unknown')) return null
  if (!session.hasTag('signedIn')) return 'stranger'
  if (applicant === null && !session.matches('signedIn')) return null
  return applicant?.MustChangePassword === true ? 'mustChange' : 'applicant'
}

export function createAccountLoginFlow(site: Parts<'actors' | 'calls' | 'input' | 'notifications' | 'ports'>) {
  const { session } = site.actors
  const { view } = site.ports
  const wanted = () => returnAddress(view.place().search)
  return accountLoginMachine.provide({
    actors: {
      form: createAccountFormFlow(site),
      openRequestedPage: fromPromise(() => view.go(wanted() ?? paths.account.to(), { replace: true })),
      watchAddress: listen((tell) =>
        view.watchPlace(({ pathname, search }) => {
          if (pathname === paths.signIn.to()) tell({ type: 'address.changed', asked: readRequestedForm(search) })
        }),
      ),
      watchSession: watchActor(session, (snapshot) => {
        const standing = getLoginStatus(snapshot)
        return standing && { type: 'session.changed', standing, visitor: visitorNamed(snapshot) }
      }),
    },
    actions: {
      startSession: (_, { reply: token, remember }) => session.send({ type: 'signed.in', stored: { token, remember } }),
      refreshApplicant: () => {
        const { stored } = session.getSnapshot().context
        if (stored) session.send({ type: 'signed.in', stored })
      },
      openSignIn: () => void view.go(accountFormAddress(view.place().search), { replace: true }),
    },
  })
}

export const accountLoginInput = (
  { actors: { session } }: Parts<'actors'>,
  search: string,
): InputFrom<typeof accountLoginMachine> => ({
  asked: readRequestedForm(search),
  standing: getLoginStatus(session.getSnapshot()) ?? 'stranger',
  visitor: visitorNamed(session.getSnapshot()),
})

export function findApplicationNotice(search: string): { readonly title: string; readonly text: string } | null {
  const wanted = returnAddress(search)
  return wanted === null || parseApplyJobId(wanted) === null ? null : account.applications
}
