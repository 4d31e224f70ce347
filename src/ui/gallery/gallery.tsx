import type { ComponentType } from 'react'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { AutocompleteExamples } from './autocompletes.examples.tsx'
import { ButtonExamples } from './buttons.examples.tsx'
import { ChoiceExamples } from './choices.examples.tsx'
import { DialogExamples } from './dialogs.examples.tsx'
import { DrawingExamples } from './drawings.examples.tsx'
import { ProfileExamples } from './profile.examples.tsx'
import { FeedbackExamples } from './feedback.examples.tsx'
import { FieldExamples } from './fields.examples.tsx'
import * as styles from './gallery.css.ts'
import { LayoutExamples } from './layout.examples.tsx'
import { MapExamples } from './maps.examples.tsx'
import { FormExamples } from './form.examples.tsx'
import { PagingExamples } from './paging.examples.tsx'
import { PasswordExamples } from './passwords.examples.tsx'
import { PieceExamples } from './pieces.examples.tsx'
import { SignExamples } from './signs.examples.tsx'
import { SlideExamples } from './slides.examples.tsx'
import { SurfaceExamples } from './surfaces.examples.tsx'
import { TableExamples } from './tables.examples.tsx'
import { TextExamples } from './text.examples.tsx'

const groups: ReadonlyArray<{ id: string; name: string; Group: ComponentType }> = [
  { id: 'buttons', name: 'Buttons', Group: ButtonExamples },
  { id: 'fields', name: 'Fields', Group: FieldExamples },
  { id: 'autocompletes', name: 'Autocompletes', Group: AutocompleteExamples },
  { id: 'passwords', name: 'Passwords', Group: PasswordExamples },
  { id: 'choices', name: 'Choices', Group: ChoiceExamples },
  { id: 'forms', name: 'Forms that are sent as messages', Group: FormExamples },
  { id: 'feedback', name: 'Notices and waiting', Group: FeedbackExamples },
  { id: 'dialogs', name: 'Dialogs and toasts', Group: DialogExamples },
  { id: 'paging', name: 'Paging', Group: PagingExamples },
  { id: 'slides', name: 'Slides', Group: SlideExamples },
  { id: 'maps', name: 'Maps', Group: MapExamples },
  { id: 'tables', name: 'Tables', Group: TableExamples },
  { id: 'drawings', name: 'Drawings', Group: DrawingExamples },
  { id: 'profile', name: 'Profile', Group: ProfileExamples },
  { id: 'text', name: 'Text', Group: TextExamples },
  { id: 'surfaces', name: 'Banners and sections', Group: SurfaceExamples },
  { id: 'signs', name: 'Signs and colours', Group: SignExamples },
  { id: 'pieces', name: 'Pieces', Group: PieceExamples },
  { id: 'layout', name: 'Layout', Group: LayoutExamples },
]

export function Gallery() {
  return (
    <>
      <Banner size="compact" title="Gallery" lead="Every primitive of this site in every state." />
      <Container as="nav" aria-label="Groups" className={styles.index}>
        <ul className={styles.contents}>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Anchor href={`#${id}`} className={styles.entry}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </Container>
      {groups.map(({ id, Group }) => (
        <div key={id} id={id} className={styles.part}>
          <Group />
        </div>
      ))}
    </>
  )
}
