import { joinClassNames } from '#ui/class-names.ts'
import { useState, type DragEvent, type ReactNode } from 'react'
import * as styles from './drop-area.css.ts'

export type DropAreaProps = {
  children: ReactNode
  onDrop: (...files: ReadonlyArray<File>) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function DropZone({ children, onDrop }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const handleDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event)) return
    event.preventDefault()
    const files = Array.from(event.dataTransfer.files)
    if (files.length > 0) onDrop(...files)
  }
  return (
    <div
      className={joinClassNames(styles.root, isOver && styles.over)}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
