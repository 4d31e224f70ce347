import { useState } from 'react'
import { Carousel, type CarouselProps } from '#ui/carousel/carousel.tsx'
import { Example, Examples } from './example.tsx'

export function SlideExamples() {
  return (
    <Examples
      title="Slides"
      lead="They turn by themselves only while nobody reads them; whoever owns them keeps the time."
    >
      <Example name="turning" whole>
        <Slides label="Slides that turn" rotation="on" isTurning />
      </Example>
      <Example name="stopped, on dark" stage="dark" whole>
        <Slides label="Slides that were stopped" rotation="off" isTurning={false} tone="onDark" />
      </Example>
      <Example name="without animations" whole>
        <Slides label="Slides that stand still" rotation="never" isTurning={false} />
      </Example>
    </Examples>
  )
}

const ignore = () => {}
const words = ['Contours say how steep a hill is.', 'Trees say how old it is.', 'People say what it cost.']

function Slides(props: Pick<CarouselProps, 'label' | 'rotation' | 'isTurning' | 'tone'>) {
  const [index, setIndex] = useState(0)
  return (
    <Carousel
      {...props}
      slides={words.map((text) => ({ key: text, content: <p>{text}</p> }))}
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
