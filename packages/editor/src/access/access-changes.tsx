import { Eye, EyeOff } from 'lucide-react'
import type { AccessAnswer } from '../server/project-server.ts'
import { useEditor } from '../session/use-editor.ts'
import { changesOf, rowName } from './describe-access.ts'
import { words } from './words.ts'
import styles from './access-changes.module.css'

const list = new Intl.ListFormat('en')

/** What comes to be seen and what no longer is, and by whom: a line for each page, file and collection. */
export function AccessChanges({ answer: { rows, audiences, total } }: { readonly answer: AccessAnswer }) {
  const { view } = useEditor()
  return (
    <>
      <ul className={styles.changes}>
        {rows.map((row) => {
          const { gained, lost } = changesOf(row, audiences)
          const Icon = gained.length > 0 ? Eye : EyeOff
          return (
            <li key={`${row.kind} ${row.path}`} className={styles.change}>
              <Icon size={14} aria-hidden />
              <span className={styles.kind}>{words.kinds[row.kind]}</span>
              <span>
                <strong>{rowName(row, view)}</strong>{' '}
                {[
                  ...(gained.length > 0 ? [words.comesToSee(list.format(gained))] : []),
                  ...(lost.length > 0 ? [words.noLonger(list.format(lost))] : []),
                ].join('; ')}
              </span>
            </li>
          )
        })}
      </ul>
      {total > rows.length && <p className={styles.more}>{words.andOthers(total - rows.length)}</p>}
    </>
  )
}
