import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { words } from './words.ts'
import styles from './import-zone.module.css'

/** Takes files that are dropped anywhere on it, and those that a person picks by `picker`. One at a time makes a project. */
export function ImportZone({
  picker,
  onFile,
  children,
}: {
  /** The field that a button opens by its `click`. */
  readonly picker: RefObject<HTMLInputElement | null>
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const zone = useRef<HTMLDivElement>(null)
  const isFile = (transfer: DataTransfer) => transfer.types.includes('Files')
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFile(event.dataTransfer)) return
        // Without this the browser would leave the page for the file.
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && zone.current?.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!isFile(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <input
        ref={picker}
        type="file"
        accept=".zip"
        aria-label={words.importProject}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be picked again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {children}
      {isOver && (
        <p aria-hidden className={styles.hint}>
          {words.importDrop}
        </p>
      )}
    </div>
  )
}
