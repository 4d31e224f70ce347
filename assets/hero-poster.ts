import { writeFileSync } from 'node:fs'
import { heroPoster } from './hero-frame.ts'

writeFileSync('src/pages/home/hero-poster.svg', heroPoster())
