import { sampleContent } from '#content/sample-content.ts'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { provideWorkerSite } from '../worlds/visit-site.ts'
import { listContentAddresses, fixedAddresses } from './page-addresses.ts'

const content = sampleContent(Date.now())
const site = provideWorkerSite(({ publish }) => publish(content))

/**
 * Bytes that a new connection carries at once. Headers are among them: a body beside them has less (`flight` in
 * `cached-reply.ts`), which home and others exceed.
 */
const flight = 14_336

/** Bytes; pages that exceed the first flight, each with a limit of its own. */
const longer: Readonly<Record<string, number>> = {
  '/careers': 19_000,
  '/careers/open': 15_730,
  '/careers/open?search=analyst&workplace=remote&page=1': 16_000,
  '/contact': 16_000,
  '/contact?office=dayton%20office': 16_000,
  '/contracts': 15_000,
  '/contracts#oasis': 15_000,
  '/contracts/small-business/profile-form': 14_520,
}

/** The quality that `cached-reply.ts` uses to make a page fit. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
const compressedSize = (html: string) => brotliCompressSync(html, { params }).length

/** What differs between two builds or two sites changes the compressed size by up to 160 bytes. */
const chances = {
  moment: /"now":\d+,"seed":"[^"]*"/,
  port: /(?<=127\.0\.0\.1:)\d+/g,
  builtFile: /(?<=-)[\w-]{7,8}(?=\.(?:js|css|woff2|svg)\b)/g,
  rowsFile: /(?<=\/page-rows\/)[\w-]{11}(?=\.json)/g,
}

function createStandIns(write: (name: string, at: number) => string) {
  const known = new Map<string, string>()
  return (name: string) => {
    const standIn = known.get(name) ?? write(name, known.size)
    known.set(name, standIn)
    return standIn
  }
}

const standInName = ({ length }: string, at: number) =>
  createHash('sha256').update(`${length} ${at}`).digest('base64url').slice(0, length)

const normalizeHtml = (html: string) =>
  html
    .replace(chances.moment, '"now":1795671910756,"seed":"2a1e01a8"')
    .replaceAll(
      chances.port,
      createStandIns((_, at) => String(41_857 + 3_089 * at)),
    )
    .replaceAll(chances.builtFile, createStandIns(standInName))
    .replaceAll(chances.rowsFile, createStandIns(standInName))

const parts: Readonly<Record<string, RegExp>> = {
  'script of the head': /<script data-files.*?<\/script>/s,
  styles: /<style>.*?<\/style>/s,
  header: /<header.*?<\/header>/s,
  main: /<main.*<\/main>/s,
  pictures: /data:image[^"]*/g,
  'structured data': /<script type="application\/ld\+json">.*?<\/script>/s,
  'page data': /<script type="application\/json".*?<\/script>/s,
}

const weigh = (html: string, whole: number) =>
  Object.entries(parts).map(
    ([name, part]) => `${name} ${whole - compressedSize(html.replaceAll(new RegExp(part, 'gs'), ''))}`,
  )

const rows = listContentAddresses(content).map(({ address }) => address)
const addresses = [
  ...fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address)),
  ...['/careers/job/', '/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter((row) => row.startsWith(kind)).slice(0, 1),
  ),
]

test.each(addresses)('the document of %s comes in one flight, or holds its limit', async (address) => {
  const html = normalizeHtml(await (await fetch(`${site().address}${address}`)).text())
  const whole = compressedSize(html)
  const limit = longer[address] ?? flight
  expect(whole <= limit ? '' : [`${whole} bytes of ${limit}`, ...weigh(html, whole)].join(', ')).toBe('')
})
