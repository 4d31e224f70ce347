import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseResumeFile, type CorpusResume, type Half } from './expected.ts'
import { generateResumes } from './generate/generate.ts'

export const halves = ['open', 'held'] as const satisfies readonly Half[]

const generatedPerHalf = 64

export const readWritten = (half: Half): CorpusResume[] =>
  globSync(`${import.meta.dirname}/${half}/*.txt`)
    .toSorted()
    .map((path) => parseResumeFile(basename(path, '.txt'), half, readFileSync(path, 'utf8')))

export const readCorpus = (half: Half, generated = generatedPerHalf): CorpusResume[] => [
  ...readWritten(half),
  ...generateResumes(half, generated),
]
