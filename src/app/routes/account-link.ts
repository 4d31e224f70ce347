import { accountLinkPage } from '#addresses/account-links.ts'
import { titleOfRoute } from '#addresses/route-titles.ts'
import type { LinkKind } from '#contract/account-operations.ts'
import { late } from '#late/late.ts'
import type { SiteRoute } from '../site-route.ts'

/** The page behind a link in a mail about an account: its token is known to the browser of its reader alone. */
const behindLink = (kind: LinkKind, name: string, description: string): SiteRoute => ({
  pattern: accountLinkPage(kind),
  needs: [],
  unlisted: true,
  personal: () => ({ subscriptionId: null }),
  head: ({ input: { settings } }) => ({ title: titleOfRoute(name, settings.firmName), description, canonical: null }),
  load: async () => {
    const { ConfirmEmailRoute, UndoEmailRoute } = await late(() => import('./account-link-route.tsx'))
    return kind === 'confirm' ? ConfirmEmailRoute : UndoEmailRoute
  },
})

/** Where an e-mail of an account is confirmed, and where a change of it is taken back. */
export const accountLinkRoutes: ReadonlyArray<SiteRoute> = [
  behindLink('confirm', 'confirmEmail', 'Confirm the email address of your account.'),
  behindLink('undo', 'undoEmail', 'Take back a change of the email address of your account.'),
]
