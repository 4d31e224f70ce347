import type { Rows } from '#contract/entities.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { createSite } from '#site/create-site.ts'
import { silentPorts } from '#site/silent-ports.ts'

export const silentSite = (rows: Partial<Rows>) =>
  createSite(silentPorts, {
    rows,
    now: 0,
    seed: '',
    origin: 'https://tamarack.example',
    settings: siteSettings(),
    jobCount: 0,
  })
