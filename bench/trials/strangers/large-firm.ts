import { makePostings } from '../../search/postings.ts'
import { serveBuilt } from '../../server/serve-built.ts'

/** The built site of a firm with as many open jobs as POSTINGS says, in a process of its own; it prints its address. */
const site = await serveBuilt({ JobPostingHeader: makePostings(Number(process.env['POSTINGS'])) })
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
console.log(site.address)
