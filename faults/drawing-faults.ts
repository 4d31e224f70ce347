import type { Fault } from './fault.ts'

export const drawingFaults: ReadonlyArray<Fault> = [
  {
    name: 'a ridge whose years run backward',
    file: 'src/domain/drawings/ridge.ts',
    find: '(year - first) / (last - first)',
    replace: '(last - year) / (last - first)',
    caughtBy: 'unit',
    within: 'src/domain/drawings/ridge.property.test.ts',
  },
  {
    name: 'a ridge that is one person too high',
    file: 'src/domain/drawings/ridge.ts',
    find: '(people / most) * size',
    replace: '((people + 1) / (most + 1)) * size',
    caughtBy: 'unit',
    within: 'src/domain/drawings/ridge.property.test.ts',
  },
  {
    name: 'a ridge with the open jobs of today',
    file: 'src/pages/home/home-page.tsx',
    find: 'people: figures.employeeCount',
    replace: 'people: figures.openingCount',
    caughtBy: 'unit',
    within: 'C2.6-07',
  },
  {
    name: 'a summit that leads to the line of the year after',
    file: 'src/pages/about/timeline.tsx',
    find: '#${yearAnchor(year)}`',
    replace: '#${yearAnchor(year + 1)}`',
    caughtBy: 'unit',
    within: 'src/pages/about/about-page.test.tsx',
  },
]
