import { TriangleAlert } from 'lucide-react'
import type { Problem } from '../problems/problem.ts'
import { ProblemList } from '../problems/problem-list.tsx'
import { useProject } from '../project/project-context.ts'
import { useValue } from '../session/use-editor.ts'
import { useSelectedNodes } from './use-selected-nodes.ts'
import styles from './inspector.module.css'

/** What is wrong with the only selected node and is mended where this tab is. */
export function NodeProblems({ tab }: { readonly tab: NonNullable<Problem['tabs']>[number] }) {
  const [node, ...others] = useSelectedNodes()
  const problems = useValue(useProject().problems)
  const shown = problems.filter(({ nodeId, tabs }) => nodeId === node?.id && tabs?.includes(tab))
  if (!node || others.length > 0 || shown.length === 0) return null
  return (
    <div className={styles.problems} role="status">
      <ProblemList problems={shown} icon={TriangleAlert} />
    </div>
  )
}
