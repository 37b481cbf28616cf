import type { CSSProperties } from 'react'
import type { SubjectDefinition, SubjectProps } from '../subjects/define-subject.ts'
import { words } from './words.ts'
import { useValue } from '../use-value.ts'
import { Edge } from './edge.tsx'
import { dockHeight } from './kept-size.ts'
import { LazyPart } from './lazy-part.tsx'
import styles from './wide-part.module.css'

/** What is wide of the subject, or what drafts did: below the canvas, or over it and the panel. */
export function WidePart({
  id,
  wide,
  label,
}: SubjectProps & { readonly wide: NonNullable<SubjectDefinition['wide']>; readonly label: string }) {
  const height = useValue(dockHeight.pixels)
  const isDock = wide.place === 'dock'
  const size: CSSProperties = isDock ? { height } : {}
  return (
    <section className={styles[wide.place]} style={size} data-region="dock" aria-label={label}>
      {isDock && <Edge label={words.resizeDock} side="top" size={dockHeight} />}
      <LazyPart load={wide.load} id={id} />
    </section>
  )
}
