import { useProject } from '../project/project-context.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { SaveStatus } from './save-status.tsx'
import styles from './bottom-bar.module.css'

/** Where the selection stands, what is wrong, and whether everything is saved. */
export function BottomBar() {
  return (
    <footer className={styles.bar} data-region="bottom" aria-label={SHELL_TEXTS.bottomBar}>
      <Breadcrumb />
      <span className={styles.grow} />
      <ProblemCount />
      <span aria-hidden>·</span>
      <SaveStatus />
    </footer>
  )
}

function ProblemCount() {
  const { session } = useEditor()
  const { problems } = useProject()
  const found = useValue(problems)
  const errors = found.filter(({ severity }) => severity === 'error').length
  return (
    <button
      type="button"
      className={styles.crumb}
      data-tone={errors > 0 ? 'danger' : undefined}
      onClick={() => {
        session.panel.value = 'problems'
      }}
    >
      {found.length === 0 ? SHELL_TEXTS.noProblems : SHELL_TEXTS.problems(errors, found.length - errors)}
    </button>
  )
}
