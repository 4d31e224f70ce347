import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const minute = 60_000

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          include: ['steps/*.{paths,screen}.ts'],
          // What the walks share is loaded once for each worker; they keep nothing between them.
          isolate: false,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
    ],
  },
})
