import type { LucideIcon } from 'lucide-react'
import { nodeName } from '../session/tree.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import type { Problem } from './problem.ts'
import styles from './problem-list.module.css'

/** Problems as buttons that go to what they are about, with what mends them; without `onShow` where they stand there already. */
export function ProblemList({
  problems,
  icon: Icon,
  onShow,
}: {
  readonly problems: readonly Problem[]
  readonly icon: LucideIcon
  readonly onShow?: (problem: Problem) => void
}) {
  const editor = useEditor()
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={problem.id}>
          {onShow ? (
            <button type="button" className={styles.problem} data-severity={problem.severity} onClick={() => onShow(problem)}>
              <Icon size={14} strokeWidth={1.6} aria-hidden />
              <span>
                {problem.nodeId !== undefined && <b className={styles.name}>{nodeName(editor, problem.nodeId)}</b>}
                {problem.message}
              </span>
            </button>
          ) : (
            <p className={styles.problem} data-severity={problem.severity}>
              <Icon size={14} strokeWidth={1.6} aria-hidden />
              {problem.message}
            </p>
          )}
          {problem.fix && (
            <div className={styles.fix}>
              <Button onPress={() => problem.fix?.mend(editor)}>{problem.fix.label}</Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
