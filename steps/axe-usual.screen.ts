import { testWithAxe } from './axe.ts'
import { usualLooks } from './every-look.ts'

testWithAxe(usualLooks)
