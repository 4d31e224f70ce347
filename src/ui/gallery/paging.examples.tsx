import { useState } from 'react'
import { PageSize } from '#ui/pager/page-size.tsx'
import { Pager, type PagerProps } from '#ui/pager/pager.tsx'
import { Example, Examples } from './example.tsx'

const sizes = ['10', '20', '50'].map((value) => ({ value, label: value }))
const pageHref = (page: number) => `/gallery?page=${page + 1}`

export function PagingExamples() {
  return (
    <Examples title="Paging" lead="Every step is a real link; numbers give way to words on a phone.">
      <TurningPager />
      <PagerExample name="first of three" page={0} pageCount={3} />
      <PagerExample name="last of seven" page={6} pageCount={7} />
      <PagerExample name="middle of forty" page={19} pageCount={40} />
      <PagerExample name="one page" page={0} pageCount={1} status="Jobs 1 to 7 of 7" />
      <Example name="page size">
        <PageSize label="Jobs on a page" name="size" value="20" options={sizes} action="/gallery" />
      </Example>
    </Examples>
  )
}

function PagerExample({ name, ...pager }: { name: string } & Pick<PagerProps, 'page' | 'pageCount' | 'status'>) {
  return (
    <Example name={name} whole>
      <Pager {...pager} createHref={pageHref} label={`Pages, ${name}`} />
    </Example>
  )
}

const jobCount = 136

function TurningPager() {
  const [page, setPage] = useState(2)
  const [size, setSize] = useState('10')
  const perPage = Number(size)
  const first = page * perPage + 1
  return (
    <Example name="with status and page size" whole>
      <Pager
        page={page}
        pageCount={Math.ceil(jobCount / perPage)}
        createHref={pageHref}
        onTurn={(next, event) => {
          event.preventDefault()
          setPage(next)
        }}
        label="Pages of jobs"
        status={`Jobs ${first} to ${Math.min(jobCount, page * perPage + perPage)} of ${jobCount}`}
        pageSize={{
          label: 'On a page',
          name: 'size',
          value: size,
          options: sizes,
          action: '/gallery',
          onChange: (next) => {
            setSize(next)
            setPage(0)
          },
        }}
      />
    </Example>
  )
}
