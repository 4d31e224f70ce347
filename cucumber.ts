import type { IConfiguration } from '@cucumber/cucumber/api'

const assembly = process.env['ASSEMBLY'] ?? 'in-memory'
const seed = process.env['SEED']

export default {
  paths: process.env['FEATURES']?.split('\n') ?? ['features/**/*.feature'],
  import: ['steps/harness/world.ts', 'steps/harness/hooks.ts', 'steps/*/steps.ts'],
  strict: true,
  tags: assembly === 'in-memory' ? 'not @screen' : '',
  order: seed ? `random:${seed}` : 'random',
  parallel: 2,
  format: ['progress', ['message', process.env['FEATURES_REPORT'] ?? `out/features-${assembly}.ndjson`]],
  worldParameters: { assembly },
} satisfies Partial<IConfiguration>
