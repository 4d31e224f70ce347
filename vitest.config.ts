import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { patience, testLimit } from '#steps/harness/sees.ts'

const isExhaustiveTest = ({ moduleId }: TestSpecification) => /\/(axe|every)-[^/]+\.screen\.ts$/.test(moduleId)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isExhaustiveTest), ...sorted.filter((file) => !isExhaustiveTest(file))]
  }
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What the files share is loaded once for each worker, which is two thirds of the work otherwise.
    isolate: false,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: patience } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,src,machines,spec,scripts,steps,faults,lint,assets}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'scripts/suites/count-cost.ts',
            'scripts/suites/fail-on-console.ts',
            'scripts/suites/leave-nothing-behind.ts',
          ],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['steps/*/paths.ts', 'steps/screen/*.screen.ts'],
        },
      },
    ],
  },
})
