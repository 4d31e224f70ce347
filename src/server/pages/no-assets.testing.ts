import type { Assets } from './assets.ts'

export const noAssets: Assets = {
  early: null,
  sheets: [],
  listModuleFiles: () => [],
  scripts: [],
  styles: null,
  workers: { answer: '', leave: '' },
}
