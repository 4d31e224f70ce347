import { applicationForm } from '#content/application-form.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Loading } from '#ui/list-state/load-state.tsx'
import { Section } from '#ui/section/section.tsx'

export const DraftLookupPage = ({ words }: { words: ReadonlyArray<string> }) => (
  <>
    <Banner size="slim" title={applicationForm.title(null, false)} />
    <Section>
      <Loading words={words} />
    </Section>
  </>
)
