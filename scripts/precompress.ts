import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const smallestWorthwhile = 1024

/** Writes `x.br` and `x.gz` beside every text file of more than 1 KB under `folder`; returns how many files it served. */
export async function precompress(folder: string): Promise<number> {
  const paths = globSync(`${folder}/**/*.{js,css,html,svg,json,txt,xml,webmanifest}`)
  const compressed = await Promise.all(paths.map((path) => compressFile(path)))
  return compressed.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const plain = await readFile(path)
  if (plain.length <= smallestWorthwhile) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [small, smaller] = await Promise.all([deflate(plain, { level: 9 }), brotli(plain, { params })])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
  return true
}
