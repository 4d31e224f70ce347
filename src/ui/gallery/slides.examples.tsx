import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Carousel, type CarouselProps } from '#ui/carousel/carousel.tsx'
import { Slides } from '#ui/carousel/slides.tsx'
import { Fireworks } from '#ui/fireworks/fireworks.tsx'
import { Example, Examples } from './example.tsx'
import { sky } from './gallery.css.ts'

export function SlideExamples() {
  return (
    <Examples
      title="Slides"
      lead="They turn by themselves only while nobody reads them; whoever owns them keeps the time."
    >
      <Example name="turning" whole>
        <Turned label="Slides that turn" rotation="on" isTurning />
      </Example>
      <Example name="stopped, on dark" stage="dark" whole>
        <Turned label="Slides that were stopped" rotation="off" isTurning={false} tone="onDark" />
      </Example>
      <Example name="without animations" whole>
        <Turned label="Slides that stand still" rotation="never" isTurning={false} />
      </Example>
      <Example name="with nobody to turn them" whole>
        <Slides label="Slides that nobody turns" slides={slides} interval={5_000} />
      </Example>
      <Example name="fireworks, once they are lit" stage="dark" whole>
        <Lit />
      </Example>
    </Examples>
  )
}

function Lit() {
  const [isLit, setIsLit] = useState(false)
  return (
    <div className={sky}>
      {isLit && <Fireworks onStop={() => setIsLit(false)} />}
      <Button variant="onDark" onClick={() => setIsLit(!isLit)}>
        {isLit ? 'Stop' : 'Light'}
      </Button>
    </div>
  )
}

const ignore = () => {}
const words = ['Contours say how steep a hill is.', 'Trees say how old it is.', 'People say what it cost.']
const slides = words.map((text) => ({ key: text, content: <p>{text}</p> }))

function Turned(props: Pick<CarouselProps, 'label' | 'rotation' | 'isTurning' | 'tone'>) {
  const [index, setIndex] = useState(0)
  return (
    <Carousel
      {...props}
      slides={slides}
      index={index}
      onChoose={setIndex}
      onTurn={(by) => setIndex((index + by + words.length) % words.length)}
      onRotate={ignore}
      onSeen={ignore}
      onHover={ignore}
      onFocus={ignore}
      onTabHidden={ignore}
    />
  )
}
