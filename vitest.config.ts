import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const minute = 60_000

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
          maxWorkers: 2,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
    ],
  },
})
