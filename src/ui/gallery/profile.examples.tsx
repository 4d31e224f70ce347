import { Profile } from '#ui/drawings/profile.tsx'
import { Example } from './example.tsx'

const flag = { summit: 25, level: 23, side: 'end', width: 8, from: 600 } as const

export function ProfileExamples() {
  return (
    <Example name="Profile from west to east">
      <Profile
        finding="5 of our 8 open jobs are around Kyiv."
        line="M0 500c200 0 200-375 400-375 200 0 200 375 400 375 200 0 400 0 500 0 150 0 150-140 300-140 150 0 150 140 400 140"
        ticks="M400 500v12M1600 500v12"
        meridians={[
          { x: 20, label: '30° E' },
          { x: 80, label: '50° E' },
        ]}
        rows={[
          { jobs: 5, words: 'open jobs', name: 'around Kyiv', query: '', flag: { ...flag, x: 20 }, isMost: true },
          {
            jobs: 2,
            words: 'open jobs in',
            name: 'Astana',
            query: '',
            flag: { x: 80, summit: 72, level: 70, side: 'middle', width: 6, from: 600 },
            isMost: false,
          },
          { jobs: 1, words: 'open job', name: 'without a place', query: null, flag: null, isMost: false },
        ]}
        note={['The open jobs of a firm', 'A count', 'Counted May 4, 2026']}
        createHref={() => '#profile'}
      />
    </Example>
  )
}
