import { generatePostings } from '#server/content/generated-content.testing.ts'
import { serveBuilt } from '../../server/serve-built.ts'

const site = await serveBuilt({ JobPostingHeader: generatePostings(Number(process.env['POSTINGS'])) })
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
console.log(site.address)
