import { fileEndings, fileProblems, largestFile } from '#contract/upload.ts'

export function findFileProblem({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const lower = name.trim().toLowerCase()
  if (!fileEndings.some((ending) => lower.endsWith(`.${ending}`))) return fileProblems.ending
  if (size === 0) return fileProblems.empty
  return size > largestFile ? fileProblems.tooLarge : null
}
