import type { LucideIcon } from 'lucide-react'
import { nodeName } from '../session/tree.ts'
import { useEditor } from '../session/use-editor.ts'
import type { Problem } from './problem.ts'
import styles from './problem-list.module.css'

/** Problems as buttons that go to what they are about. */
export function ProblemList({
  problems,
  icon: Icon,
  onShow,
}: {
  readonly problems: readonly Problem[]
  readonly icon: LucideIcon
  readonly onShow: (problem: Problem) => void
}) {
  const editor = useEditor()
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={problem.id}>
          <button type="button" className={styles.problem} data-severity={problem.severity} onClick={() => onShow(problem)}>
            <Icon size={14} strokeWidth={1.6} aria-hidden />
            <span>
              {problem.nodeId !== undefined && <b className={styles.name}>{nodeName(editor, problem.nodeId)}</b>}
              {problem.message}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
