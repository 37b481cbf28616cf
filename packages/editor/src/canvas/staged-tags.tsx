import { X } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import { words as sessionWords } from '../session/words.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { words } from './words.ts'
import styles from './staged-tags.module.css'

/** Says what the canvas shows otherwise than it is: collections, texts, the direction. Each tag takes that back. */
export function StagedTags() {
  const { session, store, view } = useEditor()
  const staged = useValue(session.staged)
  const isPseudo = useValue(session.isPseudo)
  const isMirrored = useValue(session.isMirrored)
  useRecords(store, 'collection')
  const collections = Object.entries(staged).flatMap(([id, show]) => {
    const name = view.find('collection', id)?.name
    if (name === undefined) return []
    const takeBack = () => {
      const { [id]: _, ...others } = session.staged.value
      session.staged.value = others
    }
    return [{ key: id, text: words.staged(name, sessionWords.staged[show]), back: words.unstage(name), takeBack }]
  })
  const tags = [
    ...(isPseudo
      ? [{ key: 'pseudo', text: sessionWords.pseudo, back: words.unpseudo, takeBack: () => (session.isPseudo.value = false) }]
      : []),
    ...(isMirrored
      ? [
          {
            key: 'mirrored',
            text: sessionWords.mirrored,
            back: words.unmirrored,
            takeBack: () => (session.isMirrored.value = false),
          },
        ]
      : []),
    ...collections,
  ]
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map(({ key, text, back, takeBack }) => (
        <li key={key} className={styles.tag}>
          {text}
          <IconButton icon={X} size={20} label={back} onPress={takeBack} />
        </li>
      ))}
    </ul>
  )
}
