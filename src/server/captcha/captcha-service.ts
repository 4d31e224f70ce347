import { Result, Schema } from 'effect'
import type { CaptchaAccount } from '../settings/outside-services.ts'
import { Refused } from '../transaction/refused.ts'
import { reportOutages, type OutageReporter } from '../log/fault-log.ts'
import { createWorkQueue, QueueFull } from '../limits/work-queue.ts'

export async function readLimited(reply: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of reply.body ?? []) {
    size += piece.length
    if (size > most) throw new Error(`The reply of ${new URL(reply.url).host} is longer than ${most} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

export type CaptchaService = {
  /** @throws {Refused} 403 when the service doubts the visitor, 503 when it cannot be asked @throws {QueueFull} */
  check(answer: string, purpose: string): Promise<void>
}

const longestAnswer = 8_192

const leastScore = 0.5

const usualPatience = 5_000

const largestReply = 16 * 1024

const inTurn = { name: 'captcha_service', atOnce: 20, waiting: 200 }

const Verdict = Schema.fromJsonString(
  Schema.Struct({
    success: Schema.Boolean,
    action: Schema.optionalKey(Schema.String),
    score: Schema.optionalKey(Schema.Finite),
  }),
)
const decode = Schema.decodeUnknownResult(Verdict)

async function requestVerdict({ secret, verifyUrl }: CaptchaAccount, answer: string, signal: AbortSignal) {
  signal.throwIfAborted()
  const reply = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    redirect: 'error',
    signal,
  })
  const decoded = reply.ok ? decode(await readLimited(reply, largestReply)) : null
  if (decoded === null || Result.isFailure(decoded)) throw new Error(`it answered ${reply.status} with no verdict`)
  return decoded.success
}

const doubtful = () => new Refused(403, 'It could not be confirmed that you are not a robot. Please try again.')
const away = () =>
  new Refused(503, 'The service that tells people from robots does not answer. Please try again later.')

function toCaptchaError(error: unknown, outages: OutageReporter): Error {
  if (error instanceof QueueFull) return error
  outages.failed(error)
  return away()
}

export function createCaptchaService(
  account: CaptchaAccount,
  report: (error: unknown) => void,
  patience = usualPatience,
): CaptchaService {
  const queue = createWorkQueue(inTurn)
  const outages = reportOutages(report)
  return {
    async check(answer, purpose) {
      if (answer === '' || answer.length > longestAnswer) throw doubtful()
      const deadline = AbortSignal.timeout(patience)
      const verdict = await queue
        .run(() => requestVerdict(account, answer, deadline))
        .catch((error: unknown) => {
          throw toCaptchaError(error, outages)
        })
      outages.worked()
      if (!verdict.success || verdict.action !== purpose || (verdict.score ?? 0) < leastScore) throw doubtful()
    },
  }
}
