import { writeFileSync } from 'node:fs'
import { subsetTypefaces } from './cut-typefaces.ts'

/* Cuts the two typefaces into the letters that nearly every page needs and the whole of them. */
for (const [name, bytes] of await subsetTypefaces()) {
  writeFileSync(`src/ui/theme/faces/${name}`, bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
