import { useState } from 'react'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Button } from '#ui/button/button.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { ExpandableCard } from '#ui/expansion-card/expansion-card.tsx'
import { CalendarLink, FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { LinkGrid } from '#ui/link-grid/link-grid.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { Pending, ContentNotFound } from '#ui/content-status/content-status.tsx'
import { NewsItem } from '#ui/news-item/news-item.tsx'
import { Paragraphs } from '#ui/prose/paragraphs.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import { Example, Examples } from './example.tsx'

const panels = ['First', 'Second'].map((title) => ({
  id: `gallery-${title.toLowerCase()}`,
  title: `${title} panel`,
  children: <Paragraphs text={['A paragraph.', ['one', 'another']]} />,
}))

const page = { address: 'https://example.com/gallery', title: 'Gallery' }
const shares = (['LinkedIn', 'Facebook', 'Twitter', 'email'] as const).map((name) => ({ name, href: '/gallery' }))

const feeds = ['RSS', 'JSON Feed'].map((name) => ({ type: 'text/html', name, href: `/gallery?${name}` }))

const news = { href: '/gallery', title: 'A second floor', picture: '/og.png' }

export function PieceExamples() {
  const [attempt, setAttempt] = useState(0)
  return (
    <Examples
      title="Pieces"
      lead="What pages are made of: panels, cards, list entries, and what stands in their place."
    >
      <Example name="accordion" whole>
        <Accordion panels={panels} place={{ hash: '' }} />
      </Example>
      <Example name="expansion card">
        <ExpandableCard title="Cost Research" lead={<p>What programs really cost.</p>}>
          <p>Line by line.</p>
        </ExpandableCard>
      </Example>
      <Example name="contact card">
        <ContactCard title="Contracts" name="Leland Marsh" phone="(703) 555-0102" extension="204" email="a@b.example" />
      </Example>
      <Example name="phone numbers, one of them not to be dialed">
        <p>
          <PhoneLink phone="(703) 555-0102" extension="204" /> or <PhoneLink phone="555-0142" />
        </p>
      </Example>
      <Example name="event, coming and over" whole>
        <ul>
          <EventItem href="/gallery" title="Open House" day={{ Day: 3, Month: 'December' }} facts="Arlington" />
          <EventItem href="/gallery" title="Symposium" day={{ Day: 9, Month: 'May' }} facts="This event is over" past />
        </ul>
      </Example>
      <Example name="a few ways on" whole>
        <LinkGrid links={['Cost Analysis', 'Data Science', 'Software'].map((label) => ({ label, href: '/gallery' }))} />
      </Example>
      <Example name="news">
        <ul>
          <NewsItem {...news} date="May 4" text="Sixty desks." />
          <NewsItem {...news} picture={null} date="May 4" figure="4 to 60" text="Sixty desks." />
        </ul>
      </Example>
      <Example name="share links">
        <ShareLinks title="Share this page" links={shares} page={page} />
      </Example>
      <Example name="feed links">
        <FeedLinks title="Follow news" links={feeds} />
        <CalendarLink link={{ type: 'text/calendar', name: 'Calendar', href: '/gallery' }} />
      </Example>
      <Example name="error summary" whole>
        <ErrorSummary
          title="There is a problem"
          problems={[{ id: 'gallery-current', message: 'A password is needed' }]}
          attempt={attempt}
        />
        <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
      </Example>
      <Absences />
    </Examples>
  )
}

function Absences() {
  return (
    <>
      <Example name="a list that failed and one on its way" whole>
        <ListState list={{ loading: false, error: true }} thing="news" lines={3} />
        <ListState list={{ loading: true, error: false }} thing="news" lines={3} />
      </Example>
      <Example name="what a flow loads, on its way and not come" whole>
        <Loading words={['Loading your account...']} />
        <LoadFailed words={['It could not be loaded.', 'Please try again.']} onTryAgain={() => {}} />
      </Example>
      <Example name="a page on its way" whole>
        <Pending thing="event" />
      </Example>
      <Example name="a page whose thing is gone" whole>
        <ContentNotFound title="Unable to load" advice="Please check the url.">
          <p>Ways on.</p>
        </ContentNotFound>
      </Example>
    </>
  )
}
