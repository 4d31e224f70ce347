import { accessibilityLooks } from './accessibility.looks.ts'
import { testWithAxe } from './axe.ts'

testWithAxe(accessibilityLooks)
