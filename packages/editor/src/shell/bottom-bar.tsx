import { words as problemsWords } from '../problems/words.ts'
import { useProject } from '../project/project-context.ts'
import { words } from './words.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { SaveStatus } from './save-status.tsx'
import { showPanel } from './show-panel.ts'
import styles from './bottom-bar.module.css'

/** Where the selection stands, what is wrong, and whether everything is saved. */
export function BottomBar() {
  return (
    <footer className={styles.bar} data-region="bottom" aria-label={words.bottomBar}>
      <Breadcrumb />
      <span className={styles.grow} />
      <ProblemCount />
      <span aria-hidden>·</span>
      <SaveStatus />
    </footer>
  )
}

function ProblemCount() {
  const editor = useEditor()
  const { problems } = useProject()
  const found = useValue(problems)
  const errors = found.filter(({ severity }) => severity === 'error').length
  return (
    <button
      type="button"
      className={styles.crumb}
      data-tone={errors > 0 ? 'danger' : undefined}
      onClick={() => showPanel(editor, 'problems')}
    >
      {found.length === 0 ? problemsWords.none : words.problems(errors, found.length - errors)}
    </button>
  )
}
