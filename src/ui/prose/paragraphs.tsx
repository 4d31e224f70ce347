import { Prose } from './prose.tsx'

export type Paragraph = string | ReadonlyArray<string>

export function Paragraphs({ text }: { text: ReadonlyArray<Paragraph> }) {
  return (
    <Prose>
      {text.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part.join()}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </Prose>
  )
}
