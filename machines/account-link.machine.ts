import type { LinkKind } from '#contract/account-operations.ts'
import type { LinkReply } from '#contract/account-replies.ts'
import { assign, setup } from 'xstate'
import { linkWords, type LinkNotice, type Topic } from './account-link-notices.ts'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type LinkRead = {
  type: 'link.read'
  token: string
  /** Idempotency key: pressing again after a lost answer acts only once. */
  key: string
  isPressed: boolean
}

export type AccountLinkEvent = LinkRead | { type: 'button.pressed' }

type Link = { readonly kind: LinkKind; readonly token: string; readonly key: string }

type Context = Link & {
  readonly told: LinkNotice | null
}

const telling = (topic: Topic) => ({
  entry: { type: 'tell', params: topic } as const,
  exit: 'clearNotice' as const,
})

const press = {
  target: 'pressing',
  meta: { description: 'its reader presses the button', requirements: ['J6-07'] },
} as const

export const accountLinkMachine = setup({
  types: {
    input: {} as Pick<Link, 'kind'>,
    context: {} as Context,
    events: {} as AccountLinkEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Must also remove the token from the address. */
    watchLink: unprovidedListener<LinkRead, LinkKind>('watchLink'),
    /** Rejects with a message for the reader. */
    useLink: unprovided<LinkReply, Link>('useLink'),
  },
  guards: {
    isWhole: (_, { token }: LinkRead) => token !== '',
    wasPressed: (_, { token, isPressed }: LinkRead) => token !== '' && isPressed,
    isDone: (_, reply: LinkReply) => reply === 'true',
    isUsed: (_, reply: LinkReply) => reply === 'used',
    isExpired: (_, reply: LinkReply) => reply === 'expired',
    isSignInRequired: (_, reply: LinkReply) => reply === 'signIn',
    isOtherAccount: (_, reply: LinkReply) => reply === 'another',
  },
  actions: {
    setLink: assign((_, { token, key }: LinkRead) => ({ token, key })),
    /** The old key has its answer; the next use needs a new one. */
    renewKey: assign({ key: ({ context }) => `${context.key}+` }),
    tell: assign({ told: ({ context }, topic: Topic) => linkWords[context.kind][topic] }),
    setFailureNotice: assign({
      told: (_, error: unknown) => ({
        title: error instanceof Error ? error.message : String(error),
        message: 'Nothing is lost: please press the button again.',
      }),
    }),
    clearNotice: assign({ told: null }),
    storeLinkToken: unprovidedAction<Link>('storeLinkToken'),
    renewSession: unprovidedAction<void>('renewSession'),
  },
}).createMachine({
  id: 'accountLink',
  context: ({ input }) => ({ ...input, token: '', key: '', told: null }),
  initial: 'reading',
  invoke: { src: 'watchLink', id: 'watchLink', input: ({ context }) => context.kind },
  on: {
    'link.read': {
      guard: { type: 'isWhole', params: ({ event }) => event },
      target: '.asks',
      actions: { type: 'setLink', params: ({ event }) => event },
      meta: { description: 'a link from a mail is opened' },
    },
  },
  states: {
    reading: {
      meta: { description: 'the link is being read', says: ['Reading your link...'] },
      on: {
        'link.read': [
          {
            guard: { type: 'wasPressed', params: ({ event }) => event },
            target: 'pressing',
            actions: { type: 'setLink', params: ({ event }) => event },
            meta: { description: 'its reader comes back from signing in, and it goes on' },
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'asks',
            actions: { type: 'setLink', params: ({ event }) => event },
            meta: { description: 'it was opened from a mail' },
          },
          { target: 'missing', meta: { description: 'the page was opened without one' } },
        ],
      },
    },
    asks: {
      ...telling('asks'),
      meta: { description: 'the reader is asked whether to use the link', requirements: ['J6-07'] },
      on: { 'button.pressed': press },
    },
    pressing: {
      meta: { description: 'the link is being used', says: ['Please Wait...'] },
      invoke: {
        src: 'useLink',
        id: 'useLink',
        input: ({ context: { kind, token, key } }) => ({ kind, token, key }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: 'renewSession',
            meta: { description: 'the firm has done what it is for', requirements: ['J1-18'] },
          },
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            actions: 'renewSession',
            meta: { description: 'it was used before' },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
            meta: { description: 'it has run out' },
          },
          {
            guard: { type: 'isSignInRequired', params: ({ event }) => event.output },
            target: 'signIn',
            meta: { description: 'nobody is signed in to its account here' },
          },
          {
            guard: { type: 'isOtherAccount', params: ({ event }) => event.output },
            target: 'another',
            actions: 'renewKey',
            meta: { description: 'somebody else is signed in here' },
          },
          { target: 'unknown', meta: { description: 'the firm has sent no such link' } },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'setFailureNotice',
            params: ({ event }: { event: { readonly error: unknown } }) => event.error,
          },
          meta: { description: 'no answer has come' },
        },
      },
    },
    done: { ...telling('done'), meta: { description: 'the link has done what it is for', requirements: ['J1-18'] } },
    used: { ...telling('used'), meta: { description: 'the link was used before' } },
    expired: { ...telling('expired'), meta: { description: 'the link has run out' } },
    signIn: {
      entry: {
        type: 'storeLinkToken',
        params: ({ context: { kind, token, key } }) => ({ kind, token, key }),
      },
      meta: {
        description: 'the link needs a sign-in to its account',
        says: [
          'Please sign in first.',
          'The link works only while you are signed in to the account it is for. Once you sign in, it continues on its own. If you did not create an account, someone entered your address, perhaps by mistake. You can ignore the link; no one learns anything about you.',
        ],
      },
    },
    another: {
      meta: {
        description: 'the link is for another account than the one that is signed in',
        says: [
          'You are signed in to another account.',
          'The link works only while you are signed in to the account it is for. Sign out and press the button again; you will be asked to sign in to that account.',
        ],
      },
      on: { 'button.pressed': press },
    },
    unknown: {
      meta: {
        description: 'the link is not known',
        says: [
          'We do not recognize this link.',
          'Part of it may be missing. Please copy the whole link from our email, to its last character, into the address bar.',
        ],
      },
    },
    failed: {
      exit: 'clearNotice',
      meta: {
        description: 'the link could not be used, and can be tried again',
        says: ['That did not work.'],
      },
      on: { 'button.pressed': press },
    },
    missing: {
      meta: {
        description: 'the address holds no link',
        says: ['The end of the link is missing.', 'Please open the link in our email again. Nothing has changed.'],
      },
    },
  },
})
