import { readConfig } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { posting } from './posting.testing.ts'

const [dataDir = '', smtpUrl = '', ahead = '0', databaseUrl = ''] = process.argv.slice(2)

const { address } = await startServer({
  config: readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'warn',
  }),
  sample: async () => ({
    JobPostingHeader: [posting('1', 'Cost Analyst')],
    AttachmentType: [{ AttachmentType_ID: '1', Description: 'Resume', IsActive: true, SortOrder: 1 }],
  }),
  clock: () => new Date(Date.now() + Number(ahead)),
  logger: false,
})
process.stdout.write(`${address}\n`)
