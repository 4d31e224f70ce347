import type { Assets } from './assets.ts'

/** Pages without a build: their HTML alone. */
export const noAssets: Assets = {
  early: null,
  sheets: [],
  filesOf: () => [],
  scripts: [],
  styles: null,
  fonts: [],
  workers: { answer: '', leave: '' },
}
