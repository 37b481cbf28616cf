import type { ActionRecord, Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { resultOf } from './results.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** Fields that are listed. */
const MOST = 12

/** What an action gives, as far as it is known: to be read by formulas after it. */
export function ActionResult({ id, action }: { readonly id: Id; readonly action: ActionRecord }) {
  const editor = useEditor()
  const isSeen = useValue(editor.session.lastResults).has(id)
  const result = resultOf(id, action, editor)
  if (result === undefined || result === null) return null
  // A shape has no values to show.
  const isShape = !isSeen && action.gives !== undefined
  const hint = isSeen ? words.data.fromLast : isShape ? words.data.fromTry : Array.isArray(result) ? words.data.item : ''
  const row = Array.isArray(result) ? (result[0] as Json | undefined) : result
  const fields: readonly (readonly [string, Json])[] =
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? Object.entries(row as Readonly<Record<string, Json>>)
      : [['', result]]
  return (
    <section aria-label={words.data.gives} className={styles.gives}>
      <h3 className={styles.givesHead}>
        {words.data.gives}
        <span className={styles.hint}>{hint}</span>
      </h3>
      {fields.slice(0, MOST).map(([key, value]) => (
        <div key={key} className={styles.field}>
          <span>{key || kindOf(value)}</span>
          {key !== '' && <span className={styles.hint}>{kindOf(value)}</span>}
          {!isShape && <span className={styles.example}>{JSON.stringify(value)}</span>}
        </div>
      ))}
    </section>
  )
}

function kindOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
