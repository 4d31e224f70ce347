import { accountLinkPage } from '#addresses/account-links.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import type { LinkKind } from '#contract/account-operations.ts'
import { lazyImport } from '#late/lazy-loading.ts'
import type { SiteRoute } from '../site-route.ts'

const behindLink = (kind: LinkKind, name: string, description: string): SiteRoute => ({
  pattern: accountLinkPage(kind),
  needs: [],
  unlisted: true,
  personal: () => ({ subscriptionId: null }),
  head: ({ input: { settings } }) => ({ title: routeTitle(name, settings.firmName), description, canonical: null }),
  load: async () => {
    const { ConfirmEmailRoute, UndoEmailRoute } = await lazyImport(() => import('./account-link-route.tsx'))
    return kind === 'confirm' ? ConfirmEmailRoute : UndoEmailRoute
  },
})

export const accountLinkRoutes: ReadonlyArray<SiteRoute> = [
  behindLink('confirm', 'confirmEmail', 'Confirm the email address of your account.'),
  behindLink('undo', 'undoEmail', 'Take back a change of the email address of your account.'),
]
