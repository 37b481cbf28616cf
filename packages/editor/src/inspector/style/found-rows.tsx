import { words } from './words.ts'
import { useIsAnimated, useLayoutKind } from './sections.tsx'
import type { PanelRow } from './find-rows.ts'
import { rowOf } from './rows.tsx'
import styles from './style-tab.module.css'

/** Rows that were looked for, each with its section; those that do nothing as things are say what they need. */
export function FoundRows({ found }: { readonly found: readonly PanelRow[] }) {
  const needOf = useNeed()
  return (
    <section className={styles.foundRows} aria-label={words.found}>
      {found.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
      {found.map((row, at) => {
        const need = needOf(row.property)
        return (
          <div key={row.property}>
            {found[at - 1]?.group !== row.group && <h3 className={styles.foundGroup}>{words.sections[row.group]}</h3>}
            {rowOf(row.group, row.property)}
            {need && <p className={styles.need}>{need}</p>}
          </div>
        )
      })}
    </section>
  )
}

/** What has to be so for a property to have an effect; `undefined` when it has one. */
function useNeed(): (property: string) => string | undefined {
  const { isFlex, isGrid, isPlaced } = useLayoutKind()
  const isAnimated = useIsAnimated()
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
        return isGrid ? undefined : needs.grid
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
