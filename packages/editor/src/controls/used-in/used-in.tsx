import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import { countUsages, showUsage, usagePlaces } from '../../commands/data/usage-places.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { words } from './words.ts'
import styles from './used-in.module.css'

/** Places that are listed before somebody asks for all. */
const FIRST = 10

/**
 * The elements, workflows, formulas and other records that use a record, as people call them; a click goes there. `nowhere` is what
 * stands in place of an empty list.
 */
export function UsedIn({ id, nowhere = words.nowhere }: { readonly id: Id; readonly nowhere?: string }) {
  const editor = useEditor()
  const { store, session } = editor
  const [isWhole, setWhole] = useState(false)
  const most = isWhole ? Number.POSITIVE_INFINITY : FIRST
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const count = useSyncExternalStore(subscribe, () => countUsages(editor.view, id))
  // Names of elements follow their texts: the list is made anew when anything of it reads otherwise.
  const known = useSyncExternalStore(subscribe, () => JSON.stringify(usagePlaces(editor, id, most)))
  const places = JSON.parse(known) as ReturnType<typeof usagePlaces>
  const go = (user: Id) => {
    if (!showUsage(editor, user)) session.notice.value = { text: words.inComponent, tone: 'info' }
  }
  return (
    <PanelSection title={words.title} actions={<span className={styles.count}>{count}</span>}>
      {count === 0 && <p className={styles.none}>{nowhere}</p>}
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={`${place.id}/${place.path}`}>
            <button type="button" className={styles.place} onClick={() => go(place.id)}>
              <ElementIcon name={place.icon} />
              <span className={styles.name}>{place.name}</span>
              <span className={styles.where}>{place.where}</span>
            </button>
          </li>
        ))}
      </ul>
      {count > places.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          {words.all(count)}
        </button>
      )}
    </PanelSection>
  )
}
