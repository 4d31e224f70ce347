import { makePostings } from '../../search/postings.ts'
import { serveBuilt } from '../../server/serve-built.ts'

/** The built site of a firm with 10,000 open jobs, in a process of its own; it prints its address. */
const site = await serveBuilt({ JobPostingHeader: makePostings(10_000) })
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
console.log(site.address)
