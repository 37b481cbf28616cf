import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { ProblemList } from '../problems/problem-list.tsx'
import type { Problem } from '../problems/problem.ts'
import { showProblem } from '../problems/show-problem.ts'
import { useProject } from '../project/project-context.ts'
import type { Stage } from '../server/project-server.ts'
import { words } from './words.ts'
import { usePages } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './publish-dialog.module.css'

/** What is wrong and what publishing will do. A click on a problem leaves the dialog for the place. */
export function PublishPlan({ stage, onLeave }: { readonly stage: Stage; readonly onLeave: () => void }) {
  const editor = useEditor()
  const pages = usePages()
  const problems = useValue(useProject().problems)
  const status = useValue(editor.client.status)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const show = (problem: Problem) => {
    onLeave()
    showProblem(editor, problem)
  }
  return (
    <>
      <section>
        <h3 className={styles.heading}>{words.problems}</h3>
        {problems.length === 0 && (
          <p className={styles.good}>
            <CircleCheck size={14} aria-hidden /> {words.noProblems}
          </p>
        )}
        {errors.length > 0 && (
          <>
            <p className={styles.lead}>{words.errorsBlock}</p>
            <ProblemList problems={errors} icon={CircleX} onShow={show} />
          </>
        )}
        {warnings.length > 0 && (
          <>
            <p className={styles.lead}>{words.warningsPass}</p>
            <div className={styles.warnings}>
              <ProblemList problems={warnings} icon={TriangleAlert} onShow={show} />
            </div>
          </>
        )}
      </section>
      <p>{words.plan[stage](pages.length, editor.view.languages().length)}</p>
      {status !== 'saved' && <p className={styles.lead}>{words.unsaved}</p>}
    </>
  )
}
