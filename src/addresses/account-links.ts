import type { LinkKind } from '#contract/account-operations.ts'
import { paths } from './paths.ts'

const pages = { confirm: paths.confirmEmail, undo: paths.undoEmail }

/** The path of the page behind a link in a mail. */
export const accountLinkPage = (kind: LinkKind): string => pages[kind].to()

/**
 * The path of a link in a mail. The page behind it says what it will do and has a button. The token is the fragment: it
 * reaches no log and no other site.
 */
export const accountLink = (kind: LinkKind, token: string): string => `${accountLinkPage(kind)}#${token}`
