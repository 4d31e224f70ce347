import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const zstd = promisify(zstdCompress)
const smallestWorthwhile = 1024
/** The highest level whose window fits the 8 MB that browsers support (RFC 9659). */
const zstdLevel = 19

export async function precompress(folder: string): Promise<number> {
  const paths = globSync(`${folder}/**/*.{js,css,html,svg,json,txt,xml,webmanifest}`)
  const compressed = await Promise.all(paths.map((path) => compressFile(path)))
  return compressed.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const plain = await readFile(path)
  if (plain.length <= smallestWorthwhile) return false
  const brotliParams = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const zstdParams = { [constants.ZSTD_c_compressionLevel]: zstdLevel }
  const copies = {
    gz: deflate(plain, { level: 9 }),
    br: brotli(plain, { params: brotliParams }),
    zst: zstd(plain, { params: zstdParams, pledgedSrcSize: plain.length }),
  }
  await Promise.all(Object.entries(copies).map(async ([ending, made]) => writeFile(`${path}.${ending}`, await made)))
  return true
}
