import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import * as sectionStyles from '#ui/section/section.css.ts'
import { Section } from '#ui/section/section.tsx'
import { Example, Examples, listKeys } from './example.tsx'
import { framed } from './gallery.css.ts'

const trail = [
  { label: 'Home', href: '/home' },
  { label: 'Media', href: '/media' },
  { label: 'Sea and Shore Maintenance Symposium' },
]

const sectionTitles = { paper: 'What’s New', mist: 'Coming Up', dark: 'Who We Are' }

export function SurfaceExamples() {
  return (
    <Examples title="Banners and sections" lead="The head of a page, and the parts under it.">
      <BannerStates />
      {listKeys(sectionStyles.tone).map((tone) => (
        <Example key={tone} name={`section, ${tone}`} whole>
          <div className={framed}>
            <Section
              title={sectionTitles[tone]}
              lead="News from our offices, newest first."
              tone={tone}
              action={
                <ButtonLink href="/media" variant={tone === 'dark' ? 'onDark' : 'text'}>
                  All news
                </ButtonLink>
              }
            >
              <p>
                A second floor for Huntsville, nine interns with nine finished projects, and a library back to 1951.
              </p>
            </Section>
          </div>
        </Example>
      ))}
    </Examples>
  )
}

function BannerStates() {
  return (
    <>
      <Example name="banner, tall" whole>
        <Banner
          title="A Second Floor for Huntsville"
          src="/og.png"
          kicker="Company News"
          lead="From four desks to sixty in eleven years."
        />
      </Example>
      <Example name="banner, compact" whole>
        <Banner size="compact" title="Legal" />
      </Example>
      <Example name="banner, slim" whole>
        <Banner size="slim" title="Current Opportunities" />
      </Example>
      <Example name="banner of what is past, with a trail" whole>
        <Banner
          past
          title="Sea and Shore Maintenance Symposium"
          kicker="Past Event"
          trail={<Breadcrumb items={trail} tone="onDark" />}
        />
      </Example>
    </>
  )
}
