import type { Insertable } from '../../session/insertables.ts'
import { useEditor } from '../../session/use-editor.ts'
import { describePlace, insertPlace } from '../../commands/insert/insert-item.ts'
import { Sketch } from '../../ui/sketch.tsx'
import styles from './command-palette.module.css'

/** What Enter would add, as a picture, and where it lands. */
export function InsertPreview({ item }: { readonly item: Insertable }) {
  const editor = useEditor()
  const place = insertPlace(editor, item)
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <Sketch template={item.template} icon={item.icon} definitions={editor.definitions} scale={0.5} />
      </div>
      <p className={styles.what}>{item.label}</p>
      <p role="status" className={styles.where}>
        {place && describePlace(editor, place.target)}
      </p>
    </div>
  )
}
