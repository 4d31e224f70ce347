import { Result, Schema } from 'effect'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, transactionPath } from '#contract/operations.ts'
import { TransactionReply } from '#contract/transaction.ts'
import { sampleContent } from '#content/sample-content.ts'
import { createApp } from '../app.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { createServiceClient } from '../accounts/open-accounts.testing.ts'
import { fuzzedRequests, isDecoded, type FuzzedRequest } from './fuzz-requests.testing.ts'
import { listApiNames } from './api-catalog.testing.ts'
import { decodeStartedApplication } from '#contract/application.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { addFile } from '../applications/add-file.testing.ts'

const bodies = 300
const faults: object[] = []
let database: Database
let service: SiteService
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase('fuzz_test')
  await importContent(database, sampleContent(Date.now()))
  service = createSiteService({ database, hashCost: cheap, log: { error: (details) => void faults.push(details) } })
  app = createApp({ service, config: { siteOrigin: null, operationsPerMinute: 1_000_000 } })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const isEnvelope = Schema.decodeUnknownResult(Schema.fromJsonString(TransactionReply))

let network = 0
async function send({ body, token, idempotencyKey }: FuzzedRequest) {
  const reply = await app.inject({
    method: 'POST',
    url: `/${transactionPath}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    remoteAddress: `10.0.${(network += 1) >> 8}.${network & 255}`,
    payload: body,
  })
  const decoded = isEnvelope(reply.body)
  return { status: reply.statusCode, decoded, isHonest: reply.statusCode !== 503 || 'retry-after' in reply.headers }
}

async function startApplication(token: string | undefined) {
  const { payload } = await createServiceClient(service).send([call('StartApplication', 'generic')], { token })
  const id = decodeStartedApplication(payload).Application_ID
  const { AttachmentType: types } = await service.rows(['AttachmentType'])
  return { id, file: await addFile({ database }, id, new Date(), { type: resumeType(types) ?? '' }) }
}

async function signInApplicant() {
  const [email, password] = ['zoe@engine.example', 'a pony for the fuzz']
  const id = await enrolApplicant(
    database.db,
    { firstName: 'Zoe', lastName: 'Moss', email, password },
    new Date(),
    cheap,
  )
  await confirmApplicantEmail(database.db, id ?? '', new Date())
  const { fetchToken } = createServiceClient(service)
  const signIn = () => fetchToken(call('SignIn', email, password, ''))
  const tokens = [await signIn(), await signIn(), await signIn()]
  const application = await startApplication(tokens[0])
  return { emails: [email], password, links: [], tokens, applications: [application.id], files: [application.file] }
}

test(`whatever a stranger sends is answered by an envelope, and never by a fault of the site: ${bodies} bodies over every operation and entity`, async () => {
  const proofs = { ContactFormEmail: [await solveCaptcha(await service.challenge('ContactFormEmail'))] }
  const { JobPostingHeader: jobs } = await service.rows(['JobPostingHeader'])
  const ids = jobs.slice(0, 5).map(({ JobPosting_ID }) => JobPosting_ID)
  const requests = fuzzedRequests({ ...listApiNames(database), ids, proofs, ...(await signInApplicant()) })
  let reached = 0
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { status, decoded, isHonest } = await send(request)
      if (Result.isSuccess(decoded) && isDecoded(decoded.success.Msg)) reached += 1
      expect(Result.isSuccess(decoded) && isHonest && (status < 500 || status === 503), `${status}`).toBe(true)
      expect(faults).toEqual([])
    }),
    { numRuns: bodies },
  )
  expect(reached).toBeGreaterThan(bodies / 2)
})
