import { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { createFailureReply } from '#server/transaction/reply.ts'
import type { HttpAnswer, Outcome } from './connection.ts'

const json = 'application/json'

const unreadable = (status: number, type: string, body: string): HttpAnswer => ({
  status,
  type,
  body,
  meaning: new TransportFailure(`The answer of the site (${status}) could not be read. Please try again.`, body),
})

export const retrySeconds = 20

const busy = (status: number, message: string): HttpAnswer => {
  const { reply } = createFailureReply(status, message)
  const body = JSON.stringify(reply)
  const details = { reply, tryAgainAfter: retrySeconds * 1000 }
  return { status, type: json, body, retryAfter: retrySeconds, meaning: new TransportFailure(message, body, details) }
}

const unknownVisitor = createFailureReply(401, 'Please sign in.')

export const answers = {
  'a page of HTML': unreadable(200, 'text/html', '<!doctype html><h1>Welcome to the hotel</h1>'),
  'JSON that breaks off': unreadable(200, json, '{"Success":true,"Msg":"","Payload":"{\\"JobPos'),
  'JSON of other types': unreadable(200, json, '{"Success":"yes","Msg":1,"Payload":{}}'),
  nothing: unreadable(200, json, ''),
  'rows that are not rows': {
    ...unreadable(
      200,
      json,
      JSON.stringify({ ...createFailureReply(200, '').reply, Success: true, Payload: '{"Location":7}' }),
    ),
    meaning: new TransportFailure('The reply holds no readable data.'),
  },
  'a fault': unreadable(500, 'text/html', '<h1>Internal Server Error</h1>'),
  'too many calls': busy(429, 'Too many requests. Please wait a moment and try again.'),
  'a busy server': busy(503, 'The site is busy. Please try again in a moment.'),
  'an unknown visitor': {
    status: 401,
    type: json,
    body: JSON.stringify(unknownVisitor.reply),
    meaning: new Unauthorized(unknownVisitor.reply.Msg),
  },
} as const satisfies Readonly<Record<string, HttpAnswer>>

export type AnswerName = keyof typeof answers

export function errorOutcome(error: unknown): Outcome {
  const answer = Object.values(answers).find(({ meaning }) => meaning === error)
  return answer ? { kind: 'is answered', answer } : { kind: 'is lost' }
}
