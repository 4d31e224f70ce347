import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { paths } from '#addresses/paths.ts'
import { attachmentsPath, openedAttachmentsPath } from '#contract/upload.ts'
import { hasBody } from './await-bodies.ts'
import type { FileLimits } from './file-limits.ts'
import { answerNoRequest } from './unreadable-requests.ts'

type Pace = Pick<FileLimits, 'idle' | 'leastRate' | 'grace' | 'maxBytes'>

const checksPerIdlePeriod = 6

const plainForms = paths.apply.to('')

const bringsFile = ({ method, url = '' }: IncomingMessage) =>
  (method === 'PUT' && url.startsWith(`/${attachmentsPath}/`)) || (method === 'POST' && url.startsWith(plainForms))

export const movesFile = (request: IncomingMessage): boolean =>
  bringsFile(request) || request.url?.startsWith(`/${openedAttachmentsPath}/`) === true

function watchPace(request: IncomingMessage, { idle, leastRate, grace, maxBytes }: Pace) {
  const { socket } = request
  const [begun, before] = [performance.now(), socket.bytesRead]
  let [seen, seenAt] = [before, begun]
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const [now, { bytesRead }] = [performance.now(), socket]
    if (bytesRead > seen) [seen, seenAt] = [bytesRead, now]
    const came = bytesRead - before
    const isSlow = came < ((now - begun - grace) / 1000) * leastRate
    if (isSlow || now - seenAt >= idle || came > maxBytes) socket.destroy()
  }, idle / checksPerIdlePeriod)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

function watchTime(request: IncomingMessage, response: ServerResponse, within: number) {
  const deadline = setTimeout(() => {
    if (request.complete) return
    const late = Object.assign(new Error('The request did not arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (response.headersSent) request.socket.destroy()
    else answerNoRequest(late, request.socket)
  }, within)
  deadline.unref()
  request.once('close', () => clearTimeout(deadline))
}

export function paceArrival(handle: RequestListener, within: number, pace: Pace): RequestListener {
  return (request, response) => {
    if (bringsFile(request)) watchPace(request, pace)
    else if (hasBody(request)) watchTime(request, response, within)
    handle(request, response)
  }
}
