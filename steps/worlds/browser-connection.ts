import type { Operation } from '#contract/transaction.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request, Route } from 'playwright-core'
import { patience } from '../harness/sees.ts'
import { isHeld, isRetryable, getOperationName, type Connection, type Outcome } from './connection.ts'

type Body = { Operations: ReadonlyArray<Operation> }

const isTransaction = (request: Request) => request.url().includes('/data/post_transaction')
const operationNames = (request: Request) => (request.postDataJSON() as Body).Operations.map(getOperationName)
const requestBody = (route: Route) => route.request().postDataJSON() as Body
const requestText = (route: Route) => route.request().postData() ?? ''

const isRetried = (route: Route) =>
  isRetryable(requestBody(route).Operations, route.request().headers()['idempotency-key'])

/** Read at the start of every visit: held only when asked for by name, never counted as under way. */
const isBackground = (request: Request) => /\?t=(WebsiteStat|SystemMessage)$/.test(request.url())

async function resolveRoute(route: Route, outcome: Outcome) {
  if (outcome.kind === 'is lost') return route.abort('connectionfailed')
  if (outcome.kind === 'passes') return route.continue()
  if (outcome.kind === 'loses its answer' || outcome.kind === 'loses every answer') {
    await route.fetch()
    return route.abort('connectionfailed')
  }
  if (outcome.kind === 'changes')
    return route.continue({ postData: JSON.stringify({ ...requestBody(route), Operations: outcome.operations }) })
  const { status, type, body, retryAfter } = outcome.answer
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return route.fulfill({ status, contentType: type, body, headers })
}

function followCalls(page: Page, ended: (request: Request) => void) {
  const inFlight = new Set<Request>()
  const end = (request: Request) => {
    inFlight.delete(request)
    ended(request)
  }
  page.on('request', (request) => isTransaction(request) && !isBackground(request) && inFlight.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return inFlight
}

async function refuseToWait(what = 'anything') {
  await pause(patience, undefined, { ref: false })
  throw new Error(`No call for ${what} came to the line within ${patience / 1_000} seconds.`)
}

export type BrowserConnection = Connection & {
  readonly held: (entity: string) => number
  /** Until a call is held, if calls are. */
  readonly arrival: () => Promise<void>
}

export function connectInBrowser(page: Page): BrowserConnection {
  const left: string[] = []
  let waiting: Route[] | null = null
  let doomed = new Map<string, Outcome>()
  let what: Parameters<Connection['hold']>[0]
  let arrived = Promise.withResolvers<void>()
  let isGivenUp = false
  const inFlight = followCalls(page, (request) => {
    if (!waiting?.some((route) => route.request() === request)) return
    waiting = waiting.filter((route) => route.request() !== request)
    isGivenUp = true
    if (waiting.length === 0) arrived = Promise.withResolvers()
  })
  page.on('request', (request) => isTransaction(request) && left.push(...operationNames(request)))
  const intercept = async (route: Route) => {
    if (waiting && (what ? isHeld(what, operationNames(route.request())) : !isBackground(route.request()))) {
      waiting.push(route)
      isGivenUp = false
      return arrived.resolve()
    }
    const outcome = doomed.get(requestText(route)) ?? { kind: 'passes' }
    doomed.delete(requestText(route))
    return resolveRoute(route, outcome)
  }
  const address = '**/data/post_transaction*'
  let isIntercepted = false
  /** Routing disables the browser's cache, so it is on only while a call is held or doomed. */
  const setListening = async (isRequested: boolean) => {
    if (isRequested === isIntercepted) return
    isIntercepted = isRequested
    if (isRequested) await page.route(address, intercept)
    else await page.unroute(address, intercept)
  }
  const waitForCall = async (otherwise: () => Promise<unknown>) => {
    if (waiting?.length === 0) await Promise.race([arrived.promise, otherwise()])
  }
  const requireCall = () => waitForCall(() => refuseToWait(what))
  /** The page may have given up the only call, and makes no other. */
  const expectCall = () => (isGivenUp ? waitForCall(() => pause(2_000, undefined, { ref: false })) : requireCall())
  const takeWaiting = (next: Route[] | null) => {
    const held = waiting ?? []
    waiting = next
    arrived = Promise.withResolvers()
    return held
  }
  return {
    hold: async (chosen) => {
      waiting ??= []
      isGivenUp = false
      doomed = new Map()
      what = chosen
      await setListening(true)
    },
    settle: async (outcome, next) => {
      await requireCall()
      const held = takeWaiting([])
      what = next ?? what
      await Promise.all(held.map((route) => resolveRoute(route, outcome)))
    },
    release: async (outcome) => {
      await expectCall()
      const held = takeWaiting(null)
      if (outcome.kind === 'is lost' || outcome.kind === 'loses every answer')
        doomed = new Map(held.filter(isRetried).map((route) => [requestText(route), outcome]))
      await Promise.all(held.map((route) => resolveRoute(route, outcome)))
      if (doomed.size === 0 && waiting === null) await setListening(false)
    },
    arrival: requireCall,
    countCalls: (entity) => left.filter((path) => path === entity).length,
    inFlight: () => inFlight.size,
    held: (entity) => waiting?.filter((route) => operationNames(route.request()).includes(entity)).length ?? 0,
  }
}
