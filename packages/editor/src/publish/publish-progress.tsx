import { CircleCheck, CircleX, Copy, ExternalLink, TriangleAlert } from 'lucide-react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { ProblemList } from '../problems/problem-list.tsx'
import { showProblem } from '../problems/show-problem.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { useEditor } from '../session/use-editor.ts'
import type { PublishProgress } from './run-publish.ts'
import styles from './publish-dialog.module.css'

/** How far publishing is, and the address when it is done. */
export function PublishProgressView({ progress }: { readonly progress: PublishProgress }) {
  const editor = useEditor()
  const { session } = editor
  const { state, step, problems, url, error, stage } = progress
  const copy = (address: string) =>
    void navigator.clipboard.writeText(address).then(() => {
      session.notice.value = { text: words.copied, tone: 'info' }
    })
  return (
    <section role="status" className={styles.progress}>
      {state === 'running' && (
        <ProgressBar
          aria-label={words.title}
          className={styles.bar ?? ''}
          {...(step ? { value: step.done, maxValue: Math.max(1, step.total) } : { isIndeterminate: true })}
        >
          {({ percentage = 0 }) => (
            <>
              <span>{step ? `${words.steps[step.name]} ${step.done}/${step.total}` : words.starting}</span>
              <span className={styles.track}>
                <span className={styles.fill} style={{ width: `${percentage}%` }} />
              </span>
            </>
          )}
        </ProgressBar>
      )}
      {state === 'done' && url !== undefined && (
        <>
          <p className={styles.done}>
            <CircleCheck size={18} aria-hidden /> {words.done[stage]}
          </p>
          <p className={styles.lead}>{words.doneLead[stage]}</p>
          <a href={url} target="_blank" rel="noopener" className={styles.url}>
            {url}
          </a>
          <div className={styles.actions}>
            <Button icon={ExternalLink} autoFocus onPress={() => window.open(url, '_blank', 'noopener')}>
              {words.open[stage]}
            </Button>
            <Button icon={Copy} onPress={() => copy(url)}>
              {words.copy}
            </Button>
          </div>
        </>
      )}
      {state === 'failed' && (
        <>
          <p className={styles.failed}>
            <CircleX size={18} aria-hidden /> {words.failed[stage]}
          </p>
          <p>{error}</p>
        </>
      )}
      {problems.length > 0 && state !== 'running' && (
        <>
          <h3 className={styles.heading}>{words.found}</h3>
          <ProblemList
            problems={problems.map(({ severity, message, path, nodeId }) => {
              const [kind, id] = path.split('/')
              const testId = kind === 'test' ? id : undefined
              return {
                id: path,
                severity,
                message,
                ...(nodeId === undefined ? {} : { nodeId }),
                ...(testId === undefined ? {} : { testId }),
              }
            })}
            icon={TriangleAlert}
            onShow={(problem) => {
              session.isPublishOpen.value = false
              showProblem(editor, problem)
            }}
          />
        </>
      )}
    </section>
  )
}
