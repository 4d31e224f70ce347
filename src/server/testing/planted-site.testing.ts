import { uploadPath, type UploadRequest } from '#contract/upload.ts'
import { call, transactionPath } from '#contract/operations.ts'
import { sampleContent } from '#content/sample-content.ts'
import { decodeStartedApplication } from '#contract/application.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { addFile } from '../applications/add-file.testing.ts'
import { makeLink } from '../accounts/account-links.ts'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { createServiceClient, signIn } from '../accounts/open-accounts.testing.ts'
import { createApp } from '../app.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import { createSiteService } from '../create-site-service.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { WriteLine } from '../log/security-log.ts'
import { createPages, type Renderer, type RenderLimits } from '../pages/pages.ts'
import { createTestApplications } from '../authorization/create-test-applications.testing.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { siteMetrics } from '../site-metrics.ts'
import { createCanaryFactory } from './plant-words.testing.ts'
import type { Needs, PlantedCall } from './planted-needs.testing.ts'
import { quotingDriver } from './plant-faults.testing.ts'
import { noAssets } from '../pages/no-assets.testing.ts'

async function openSite(name: string, renderer: Renderer) {
  const own = await openTestDatabase(name)
  const driver = quotingDriver()
  const database = { ...own, db: own.db.withPlugin(driver.plugin) }
  await importContent(own, sampleContent(Date.now()))
  const lines: string[] = []
  const log: FaultLog = { error: (details, message) => app.log.error(details, message) }
  const files = openFilesFolder()
  const metrics = siteMetrics({ database }, { dataDir: files.filesFolder })
  const writeSecurity: WriteLine = (details, message) => app.log.info(details, message)
  const given = { database, log, writeSecurity, filesFolder: files.filesFolder, watch: metrics.observeCall }
  const service = createSiteService({ ...given, hashCost: cheap, hasWebhook: true, hasSsnQuestion: true })
  const parts = { service, renderer: async () => renderer, assets: noAssets, settings: siteSettings({}), origin: null }
  const app = createApp({
    service,
    config: { siteOrigin: null, operationsPerMinute: 1_000_000 },
    metrics,
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    pages: (workshop: RenderLimits) => async (pages) => {
      pages.get('/broken', (request) => Promise.reject(new Error(`cannot read ${request.url}`)))
      await pages.register(createPages({ ...parts, clock: () => new Date() }, workshop))
    },
  })
  return { own, database, driver, lines, service, app, log, files }
}

type Site = Awaited<ReturnType<typeof openSite>>

function createProofCache({ service }: Site) {
  const kept = new Map<string, string>()
  return {
    prove: async (operation: string) => {
      const proof = kept.get(operation) ?? (await solveCaptcha(await service.challenge(operation)))
      kept.set(operation, proof)
      return proof
    },
    usedUp: (operation: string) => void kept.delete(operation),
  }
}

const newcomers = ({ own, service }: Site, { planter, jobId }: Pick<Needs, 'planter' | 'jobId'>): Needs['newcomer'] => {
  const { fetchToken } = createServiceClient(service)
  return async (place) => {
    const [email, password] = [planter.email(place), planter.password(place)]
    const [firstName, lastName] = [planter.text(place), planter.text(place)]
    const id = await enrolApplicant(own.db, { firstName, lastName, email, password }, new Date(), cheap)
    const token = await fetchToken(signIn(email, password))
    const confirm = () => confirmApplicantEmail(own.db, id ?? '', new Date())
    const link = () => makeLink(own.db, { kind: 'confirm', applicantId: id ?? '', email }, new Date())
    const apply = async () => {
      await confirm()
      return createTestApplications(service, { token, posting: jobId, lastName: planter.text(place) })
    }
    return { email, password, token, confirm, link, apply }
  }
}

const applying = ({ own, service }: Site, { text }: Needs['planter']): Pick<Needs, 'draft' | 'submit'> => {
  const { send } = createServiceClient(service)
  return {
    draft: async (token, place) => {
      const { payload } = await send([call('StartApplication', 'generic')], { token })
      const { Application_ID: id } = decodeStartedApplication(payload)
      const { AttachmentType: types } = await service.rows(['AttachmentType'])
      const type = resumeType(types) ?? ''
      await addFile({ database: own }, id, new Date(), { name: text(place), type })
      return id
    },
    submit: async (token, id) => {
      await send([call('SubmitApplication', id, '')], { token })
    },
  }
}

const createUploadRequest = (asked: UploadRequest, token: string) => ({
  method: 'PUT' as const,
  url: `/${uploadPath(asked)}`,
  headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
  payload: Buffer.from(`${asked.name} is what it says`),
})

function createSiteClient({ app }: Site) {
  let turn = 0
  const remoteAddress = () => `10.0.${(turn += 1) >> 8}.${turn & 255}`
  const transact = (operation: object, token?: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/${transactionPath}`,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      remoteAddress: remoteAddress(),
      payload: JSON.stringify({ ...more, Operations: [operation] }),
    })
  return {
    transact,
    call: (name: string, { args, token }: PlantedCall) => transact(call(name, ...args), token),
    put: (asked: UploadRequest, token: string) =>
      app.inject({ ...createUploadRequest(asked, token), remoteAddress: remoteAddress() }),
    get: (url: string) => app.inject({ url, remoteAddress: remoteAddress() }),
    post: (url: string, type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        remoteAddress: remoteAddress(),
        payload,
      }),
  }
}

export async function openPlantedSite(name: string, renderer: Renderer) {
  const site = await openSite(name, renderer)
  const planter = createCanaryFactory()
  const { prove, usedUp } = createProofCache(site)
  const { JobPostingHeader: jobs } = await site.service.rows(['JobPostingHeader'])
  const jobId = jobs[0]?.JobPosting_ID ?? ''
  const newcomer = newcomers(site, { planter, jobId })
  const needs: Needs = { planter, jobId, prove, newcomer, ...applying(site, planter) }
  return {
    ...site,
    ...createSiteClient(site),
    planter,
    needs,
    usedUp,
    close: async () => {
      await site.app.close()
      await site.own.close()
      site.files.remove()
    },
  }
}
