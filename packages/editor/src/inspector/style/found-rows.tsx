import { useEffect, useState } from 'react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { openSection } from '../section.tsx'
import { words } from './words.ts'
import { useIsAnimated, useIsInGrid, useLayoutKind } from './sections.tsx'
import type { PanelRow } from './find-rows.ts'
import { rowOf } from './rows.tsx'
import { useReading } from './use-style.ts'
import styles from './style-tab.module.css'

/** Rows that were looked for, each with its section; those that do nothing as things are say what they need. */
export function FoundRows({ found }: { readonly found: readonly PanelRow[] }) {
  const needOf = useNeed()
  const { session } = useEditor()
  const selected = useValue(session.selection).join()
  return (
    <section className={styles.foundRows} aria-label={words.found}>
      {found.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
      {found.map((row, at) => {
        const need = needOf(row.property)
        return (
          <div key={row.property}>
            {found[at - 1]?.group !== row.group && <h3 className={styles.foundGroup}>{words.sections[row.group]}</h3>}
            <FoundRow key={selected} {...row} />
            {need && <p className={styles.need}>{need}</p>}
          </div>
        )
      })}
    </section>
  )
}

/** A row whose section is open from the moment on in which something is set here: what comes with it is seen after the search. */
function FoundRow({ group, property }: PanelRow) {
  const { value, isSetHere } = useReading([property])
  const [atFirst] = useState(value)
  const isNew = isSetHere && value !== atFirst
  useEffect(() => {
    if (isNew) openSection(group)
  }, [isNew, group])
  return rowOf(group, property)
}

/** What has to be so for a property to have an effect; `undefined` when it has one. */
function useNeed(): (property: string) => string | undefined {
  const { isFlex, isGrid, isPlaced } = useLayoutKind()
  const isAnimated = useIsAnimated()
  const isInGrid = useIsInGrid()
  const { needs } = words
  return (property) => {
    switch (property) {
      case 'justify-content':
      case 'align-items':
      case 'row-gap':
        return isFlex || isGrid ? undefined : needs.container
      case 'flex-direction':
      case 'flex-wrap':
        return isFlex ? undefined : needs.flex
      case 'grid-template-columns':
      case 'grid-template-rows':
      case 'grid-auto-rows':
      case 'grid-auto-columns':
      case 'grid-auto-flow':
      case 'justify-items':
        return isGrid ? undefined : needs.grid
      case 'grid-column':
      case 'grid-row':
      case 'justify-self':
        return isInGrid ? undefined : needs.gridAround
      case 'top':
      case 'right':
      case 'bottom':
      case 'left':
        return isPlaced ? undefined : needs.placed
      case 'animation-duration':
      case 'animation-timing-function':
      case 'animation-delay':
      case 'animation-iteration-count':
      case 'animation-direction':
      case 'animation-fill-mode':
      case 'animation-play-state':
        return isAnimated ? undefined : needs.animation
      default:
        return undefined
    }
  }
}
