import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const minute = 60_000

/** Walks that were not yet seen to pass each time on the screen: what is owed, to be repaired and taken off. */
const unsteady = [
  'arrival',
  'axe',
  'carousel',
  'counter',
  'leave-page',
  'reflow',
  'rule-alert',
  'session',
  'system-messages',
  'toast-queue',
]

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,machines,spec,scripts,steps}/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/fail-on-console.ts'],
          restoreMocks: true,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['steps/*.paths.ts'],
          exclude: unsteady.map((name) => `steps/${name}.paths.ts`),
          fileParallelism: false,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
    ],
  },
})
