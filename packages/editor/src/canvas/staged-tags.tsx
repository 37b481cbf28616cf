import { X } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import { words as sessionWords } from '../session/words.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { words } from './words.ts'
import styles from './staged-tags.module.css'

/** Says which collections the canvas shows otherwise than they are; each tag takes that back. */
export function StagedTags() {
  const { session, store, view } = useEditor()
  const staged = useValue(session.staged)
  useRecords(store, 'collection')
  const shown = Object.entries(staged).flatMap(([id, show]) => {
    const name = view.find('collection', id)?.name
    return name === undefined ? [] : [{ id, name, show }]
  })
  if (shown.length === 0) return null
  const takeBack = (id: string) => {
    const { [id]: _, ...others } = session.staged.value
    session.staged.value = others
  }
  return (
    <ul className={styles.tags}>
      {shown.map(({ id, name, show }) => (
        <li key={id} className={styles.tag}>
          {words.staged(name, sessionWords.staged[show])}
          <IconButton icon={X} size={20} label={words.unstage(name)} onPress={() => takeBack(id)} />
        </li>
      ))}
    </ul>
  )
}
