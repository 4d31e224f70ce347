import type { LinkKind } from '#contract/account-operations.ts'
import { accountLinkPage } from '#addresses/account-links.ts'
import { paths } from '#addresses/paths.ts'
import { AccountLinkPage } from '#pages/account-link/account-link-page.tsx'
import { createAccountLinkFlow } from '#site/account-link.ts'
import { accountFormAddress } from '#site/address-of-form.ts'
import { usePageFlow } from '../use-page-flow.ts'

export const ConfirmEmailRoute = () => <BehindLink key="confirm" kind="confirm" />

export const UndoEmailRoute = () => <BehindLink key="undo" kind="undo" />

function BehindLink({ kind }: { kind: LinkKind }) {
  const [snapshot, send] = usePageFlow(createAccountLinkFlow, { kind })
  return (
    <AccountLinkPage
      snapshot={snapshot}
      send={send}
      recovery={accountFormAddress('', 'recovery')}
      signIn={paths.signIn.to(accountLinkPage(kind))}
    />
  )
}
