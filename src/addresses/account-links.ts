import { paths } from './paths.ts'

/** What the login page is asked for by a link in a mail. */
export const linkForms = { confirm: 'confirmEmail', undo: 'undoEmail' } as const

/**
 * The path of a link in a mail. The page behind it says what it will do and has a button. The token is the fragment: it
 * reaches no log and no other site.
 */
export const accountLink = (kind: keyof typeof linkForms, token: string): string =>
  `${paths.signIn.to()}?form=${linkForms[kind]}#${token}`
