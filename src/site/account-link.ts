import { accountLinkPage } from '#addresses/account-links.ts'
import { confirmEmail, undoEmailChange, type LinkKind } from '#contract/account-operations.ts'
import type { LinkReply } from '#contract/account-replies.ts'
import { call } from '#contract/operations.ts'
import { accountLinkMachine } from '#machines/account-link.machine.ts'
import { fromPromise } from 'xstate'
import { listen } from './watchers.ts'
import { newKey } from './new-key.ts'
import type { Store } from './ports.ts'
import type { Parts } from './site.ts'

const operations = { confirm: confirmEmail, undo: undoEmailChange }

const tokenName = 'account_link_confirm'

/** Undoing needs no sign-in, so its link is never stored. */
function consumeStoredToken(tab: Store, kind: LinkKind): string {
  if (kind !== 'confirm') return ''
  const kept = tab.read(tokenName) ?? ''
  tab.drop(tokenName)
  return kept
}

type Use = { readonly kind: LinkKind; readonly token: string; readonly key: string }

const createUseLinkLogic = ({ calls: { transactQuietly: run }, ports: { readers } }: Parts<'calls' | 'ports'>) =>
  fromPromise<LinkReply, Use>(async ({ input: { kind, token, key }, signal }) => {
    // A change is taken back by anyone who has the link, and with that her session ends: a repetition has none.
    const asWhom = kind === 'undo' ? { token: null } : {}
    const options = { idempotencyKey: key, signal, ...asWhom }
    const { kind: end, reply, message } = await run([call(operations[kind], token)], options)
    if (end !== 'succeeded' || reply === null) throw new Error(message)
    return (await readers()).decodeLinkReply(reply.Payload)
  })

export function createAccountLinkFlow({ actors: { session }, calls, ports }: Parts<'actors' | 'calls' | 'ports'>) {
  const { device, view } = ports
  return accountLinkMachine.provide({
    actors: {
      watchLink: listen((tell, { input: kind }) =>
        view.watchPlace(({ pathname, search, hash }) => {
          if (pathname !== accountLinkPage(kind)) return
          const kept = consumeStoredToken(device.tab, kind)
          const isPressed = hash === '' && kept !== ''
          tell({ type: 'link.read', token: hash.slice(1) || kept, key: newKey(ports), isPressed })
          // Also when she is on her way to another page: the history keeps no token.
          if (hash !== '') void view.go(`${pathname}${search}`, { replace: true })
        }),
      ),
      useLink: createUseLinkLogic({ calls, ports }),
    },
    actions: {
      storeLinkToken: (_, { kind, token }) => {
        if (kind === 'confirm') device.tab.keep(tokenName, token)
      },
      renewSession: () => {
        const { stored } = session.getSnapshot().context
        if (stored) session.send({ type: 'signed.in', stored })
      },
    },
  })
}
