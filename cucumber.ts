import type { IConfiguration } from '@cucumber/cucumber/api'

const testDriver = process.env['ASSEMBLY'] ?? 'in-memory'
const seed = process.env['SEED']

export default {
  paths: process.env['FEATURES']?.split('\n') ?? ['features/**/*.feature'],
  import: ['steps/harness/world.ts', 'steps/harness/hooks.ts', 'steps/*/steps.ts'],
  strict: true,
  tags: testDriver === 'in-memory' ? 'not @screen' : '',
  order: seed ? `random:${seed}` : 'random',
  parallel: 2,
  format: ['progress', ['message', process.env['FEATURES_REPORT'] ?? `out/features-${testDriver}.ndjson`]],
  worldParameters: { assembly: testDriver },
} satisfies Partial<IConfiguration>
