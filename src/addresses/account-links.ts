import type { LinkKind } from '#contract/account-operations.ts'
import { paths } from './paths.ts'

const pages = { confirm: paths.confirmEmail, undo: paths.undoEmail }

export const accountLinkPage = (kind: LinkKind): string => pages[kind].to()

/** The token is in the fragment, so that it reaches no log and no other site. */
export const accountLink = (kind: LinkKind, token: string): string => `${accountLinkPage(kind)}#${token}`
