import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { paths } from '#addresses/paths.ts'
import { attachmentsPath, openedAttachmentsPath } from '#contract/upload.ts'
import type { FileLimits } from './file-limits.ts'
import { answerNoRequest } from './unreadable-requests.ts'

type Pace = Pick<FileLimits, 'idle' | 'leastRate' | 'grace' | 'mostBytes'>

/** How often it is looked whether a file still comes, as a part of how long nothing of it may. */
const looks = 6

const plainForms = paths.apply.to('')

/** Whether a file comes with a request, by itself or in a form. */
const bringsFile = ({ method, url = '' }: IncomingMessage) =>
  (method === 'PUT' && url.startsWith(`/${attachmentsPath}/`)) || (method === 'POST' && url.startsWith(plainForms))

/** Whether a file comes or goes with a request. */
export const movesFile = (request: IncomingMessage): boolean =>
  bringsFile(request) || request.url?.startsWith(`/${openedAttachmentsPath}/`) === true

/** Cuts off a file that does not come, comes too slowly, or is far too large, also after its answer. */
function watchPace(request: IncomingMessage, { idle, leastRate, grace, mostBytes }: Pace) {
  const { socket } = request
  const [begun, before] = [performance.now(), socket.bytesRead]
  let [seen, seenAt] = [before, begun]
  const end = () => {
    clearInterval(timer)
    socket.off('close', end)
  }
  const timer = setInterval(() => {
    if (request.complete) return end()
    const [now, { bytesRead }] = [performance.now(), socket]
    if (bytesRead > seen) [seen, seenAt] = [bytesRead, now]
    const came = bytesRead - before
    const isSlow = came < ((now - begun - grace) / 1000) * leastRate
    if (isSlow || now - seenAt >= idle || came > mostBytes) socket.destroy()
  }, idle / looks)
  timer.unref()
  socket.once('close', end)
  request.once('close', end)
}

/** Answers 408 to a request that is not whole in time. */
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

/** Bounds how long a request may take to arrive: a file as long as it keeps coming, any other `within` milliseconds. */
export function paceArrival(handle: RequestListener, within: number, pace: Pace): RequestListener {
  return (request, response) => {
    if (bringsFile(request)) watchPace(request, pace)
    else watchTime(request, response, within)
    handle(request, response)
  }
}
